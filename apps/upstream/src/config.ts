import { join } from 'node:path';
import { z } from 'zod';
import { isSafeAddress, type IdentitySettings } from './access/verify-token.ts';
import { mailFaults, mailOf, mailVariables, type MailSettings } from './mail/mail-config.ts';
import { paymentFaults, paymentOf, paymentVariables, type PaymentConfig } from './payments/payment-config.ts';
import { integer } from './payments/config-values.ts';
import { withSecretFiles } from './secret-files.ts';

export type { PaymentConfig };

const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true');

const environmentSchema = z.object({
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port to listen on; 0 takes any that is free. */
  PORT: integer(0, 65_535).default(0),
  /** A PostgreSQL server, version 15 or newer: `postgres://user:password@host/database`. Without it PostgreSQL is embedded. DATABASE_URL_FILE names a file that holds it instead. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://…' }).optional(),
  /** Directory of the embedded database, in a subdirectory `upstream` of its own. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Demo data, requests that fail on purpose and pseudo-locales. */
  DEMO: flag,
  /** Seconds after which the demo's partners without people answer. */
  DEMO_PARTNER_SECONDS: integer(0, 3_600).default(12),
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
  /**
   * The openid-configuration of the identity provider's sign-in policy; https, or http on loopback with DEMO=true. Without the three
   * IDENTITY variables nobody can be signed in, and what needs sign-in is answered 401.
   */
  IDENTITY_METADATA_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://…' }).optional(),
  /** The shop API as the provider knows it, the claim `aud` of its access tokens. */
  IDENTITY_AUDIENCE: z.string().min(1).optional(),
  /** What access tokens must allow, one word of their claim `scp`. */
  IDENTITY_SCOPE: z.string().regex(/^\S+$/, 'must be one word like shop.access').optional(),
  ...paymentVariables,
  ...mailVariables,
  /** Register of VAT ids: `{country}` and `{number}` are replaced in it, or appended. Without it ids are "not verified". */
  VAT_CHECK_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://…' }).optional(),
});
const identityVariables = ['IDENTITY_METADATA_URL', 'IDENTITY_AUDIENCE', 'IDENTITY_SCOPE'] as const;

export interface Config {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  directory: string;
  demo: boolean;
  demoPartnerSeconds: number;
  logLevel: z.output<typeof environmentSchema>['LOG_LEVEL'];
  slowSalesDetailsMs: number;
  defaultCountry: string;
  shutdownGraceMs: number;
  /** Null: nobody can be signed in. */
  identity: IdentitySettings | null;
  /** Null: orders are placed on account alone. */
  payment: PaymentConfig | null;
  /** Null: mails are not sent. */
  mail: MailSettings | null;
  shopUrl: string | null;
  paymentSessionMinutes: number;
  reconcileAfterMs: number;
  vatCheckUrl: string | null;
}

/** All faults of the environment at once, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment; an empty variable counts as missing. Throws ConfigError. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { given, faults: fileFaults } = withSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  const parsed = environmentSchema.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...fileFaults,
    ...identityFaults(given),
    ...paymentFaults(given),
    ...mailFaults(given),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults.join('\n'));
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL,
    directory: join(data.DATA_DIR, 'upstream'),
    demo: data.DEMO,
    demoPartnerSeconds: data.DEMO_PARTNER_SECONDS,
    logLevel: data.LOG_LEVEL,
    slowSalesDetailsMs: data.SLOW_SALES_DETAILS_MS,
    defaultCountry: data.DEFAULT_COUNTRY,
    shutdownGraceMs: data.SHUTDOWN_GRACE_MS,
    identity:
      data.IDENTITY_METADATA_URL === undefined
        ? null
        : {
            metadataUrl: data.IDENTITY_METADATA_URL,
            audience: data.IDENTITY_AUDIENCE!,
            scope: data.IDENTITY_SCOPE!,
            allowHttp: data.DEMO,
          },
    payment: paymentOf(data),
    mail: mailOf(data),
    shopUrl: data.SHOP_URL === undefined ? null : new URL(data.SHOP_URL).origin,
    paymentSessionMinutes: data.PAYMENT_SESSION_MINUTES,
    reconcileAfterMs: data.RECONCILE_AFTER_MS,
    vatCheckUrl: data.VAT_CHECK_URL ?? null,
  };
}

/** All three or none, and nothing that a token depends on over a line that others can change. */
function identityFaults(given: Record<string, string | undefined>): string[] {
  const missing = identityVariables.filter((name) => given[name] === undefined);
  if (missing.length === identityVariables.length) return [];
  const address = given['IDENTITY_METADATA_URL'];
  const isUnsafe = address !== undefined && URL.canParse(address) && !isSafeAddress(address, given['DEMO'] === 'true');
  return [
    ...missing.map((name) => `${name} is missing`),
    ...(isUnsafe ? ['IDENTITY_METADATA_URL must be https, or http on loopback with DEMO=true'] : []),
  ];
}
