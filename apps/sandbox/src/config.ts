import { join } from 'node:path';
import { z } from 'zod';

const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address like http://localhost:3000' })
  .transform((text) => new URL(text).origin);

const environmentSchema = z.object({
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port to listen on; 0 takes any that is free. It is part of the issuer: another port is another provider. */
  PORT: integer(0, 65_535).default(0),
  /**
   * Address under which browsers and the shop know the provider, by default http://127.0.0.1:PORT. As it sends no real mail and publishes
   * a password, it can only be this machine.
   */
  PUBLIC_URL: origin
    .refine(
      (text) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname),
      'must be this machine: localhost, 127.0.0.1 or [::1]',
    )
    .optional(),
  /** Port to take mail on, on 127.0.0.1 whatever HOST is; 0 takes any that is free. */
  SMTP_PORT: integer(0, 65_535).default(0),
  /** Directory of accounts, keys, sessions, payments and mail, in a subdirectory `sandbox` of its own. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Address of the shop; its redirect addresses are derived from it, payments lead back to it and webhooks go there. */
  SHOP_URL: origin.default('http://localhost:3000'),
  /** Seconds that access tokens live. */
  ACCESS_TOKEN_SECONDS: integer(1, 86_400).default(3_600),
  /** Least level that is logged. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export interface Config {
  host: string;
  port: number;
  smtpPort: number;
  publicUrl: string | undefined;
  directory: string;
  shopUrl: string;
  accessTokenSeconds: number;
  logLevel: z.output<typeof environmentSchema>['LOG_LEVEL'];
}

/** All faults of the environment at once, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment; an empty variable counts as missing. Throws ConfigError. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    smtpPort: data.SMTP_PORT,
    publicUrl: data.PUBLIC_URL,
    directory: join(data.DATA_DIR, 'sandbox'),
    shopUrl: data.SHOP_URL,
    accessTokenSeconds: data.ACCESS_TOKEN_SECONDS,
    logLevel: data.LOG_LEVEL,
  };
}
