import { join } from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true');

const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

const environmentSchema = z.object({
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port to listen on; 0 takes any that is free. */
  PORT: integer(0, 65_535).default(0),
  /** A PostgreSQL server, version 15 or newer: `postgres://user:password@host/database`. Without it PostgreSQL is embedded. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://…' }).optional(),
  /** Directory of the embedded database, in a subdirectory `upstream` of its own. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Demo data, requests that fail on purpose and pseudo-locales. */
  DEMO: flag,
  /** Least level that is logged. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Milliseconds that sales details on request take. */
  SLOW_SALES_DETAILS_MS: integer(0, 60_000).default(1_500),
  /** Country of the market for those from whom nothing is known. */
  DEFAULT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code like GB')
    .default('GB'),
  /** Milliseconds that requests in flight have to finish after SIGTERM. */
  SHUTDOWN_GRACE_MS: integer(0, 600_000).default(10_000),
});

export interface Config {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  directory: string;
  demo: boolean;
  logLevel: z.output<typeof environmentSchema>['LOG_LEVEL'];
  slowSalesDetailsMs: number;
  defaultCountry: string;
  shutdownGraceMs: number;
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
    databaseUrl: data.DATABASE_URL,
    directory: join(data.DATA_DIR, 'upstream'),
    demo: data.DEMO,
    logLevel: data.LOG_LEVEL,
    slowSalesDetailsMs: data.SLOW_SALES_DETAILS_MS,
    defaultCountry: data.DEFAULT_COUNTRY,
    shutdownGraceMs: data.SHUTDOWN_GRACE_MS,
  };
}
