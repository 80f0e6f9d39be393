import { flag, httpUrl, integer, logLevel, readEnvironment } from '@shop/server';
import type { ConfigResult, Environment } from '@shop/server';
import { z } from 'zod';
import { isSafeAddress, type IdentitySettings } from './access/verify-token.ts';
import { mailErrors, mailVariables } from './mail/mail-config.ts';
import { paymentErrors, paymentVariables } from './payments/payment-config.ts';

/** Variables whose value may stand in a file that `{NAME}_FILE` names. */
const secrets = [
  'DATABASE_URL',
  'SANDBOX_PAYMENT_KEY',
  'SANDBOX_PAYMENT_HMAC_KEY',
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEY',
  'SMTP_URL',
];

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
  LOG_LEVEL: logLevel,
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
  IDENTITY_METADATA_URL: httpUrl.optional(),
  /** The shop API as the provider knows it, the claim `aud` of its access tokens. */
  IDENTITY_AUDIENCE: z.string().min(1).optional(),
  /** What access tokens must allow, one word of their claim `scp`. */
  IDENTITY_SCOPE: z.string().regex(/^\S+$/, 'must be one word like shop.access').optional(),
  ...paymentVariables,
  ...mailVariables,
  /** Register of VAT ids: `{country}` and `{number}` are replaced in it, or appended. Without it ids are "not verified". */
  VAT_CHECK_URL: httpUrl.optional(),
});
const identityVariables = ['IDENTITY_METADATA_URL', 'IDENTITY_AUDIENCE', 'IDENTITY_SCOPE'] as const;

/** Everything that can be set from outside; names are those of the environment variables. */
export type Config = z.output<typeof environmentSchema>;

/** Reads the configuration from environment variables, and the files of secrets. */
export const readConfig = (environment: Environment): ConfigResult<Config> =>
  readEnvironment({
    schema: environmentSchema,
    environment,
    secrets,
    errorsBetween: (given) => [...identityErrors(given), ...paymentErrors(given), ...mailErrors(given)],
  });

/** Whose access tokens are taken, once there are no errors; null: nobody can be signed in. */
export const identityOf = (config: Config): IdentitySettings | null =>
  config.IDENTITY_METADATA_URL === undefined
    ? null
    : {
        metadataUrl: config.IDENTITY_METADATA_URL,
        audience: config.IDENTITY_AUDIENCE!,
        scope: config.IDENTITY_SCOPE!,
        allowHttp: config.DEMO,
      };

/** All three or none, and nothing that a token depends on over a line that others can change. */
function identityErrors(given: Environment): string[] {
  const missing = identityVariables.filter((name) => given[name] === undefined);
  if (missing.length === identityVariables.length) return [];
  const address = given['IDENTITY_METADATA_URL'];
  const isUnsafe = address !== undefined && URL.canParse(address) && !isSafeAddress(address, given['DEMO'] === 'true');
  return [
    ...missing.map((name) => `${name}: is not set`),
    ...(isUnsafe ? ['IDENTITY_METADATA_URL: must be https, or http on loopback with DEMO=true'] : []),
  ];
}
