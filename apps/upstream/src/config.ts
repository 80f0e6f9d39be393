import {
  buildVariables,
  flag,
  httpUrl,
  integer,
  logLevel,
  readEnvironment,
  telemetrySecrets,
  telemetryVariables,
} from '@shop/server';
import type { ConfigResult, Environment } from '@shop/server';
import { z } from 'zod';
import { isSafeAddress, type IdentitySettings } from './access/verify-token.ts';
import { openSearchErrors, openSearchVariables } from './search-engines/opensearch-config.ts';
import { configuratorErrors, configuratorVariables } from './configurator/configurator-config.ts';
import { databaseAddresses, replicaAddresses } from './database/database-addresses.ts';
import { isTrial } from './is-trial.ts';
import { mailErrors, mailVariables } from './mail/mail-config.ts';
import { notificationErrors, notificationVariables } from './notifications/notifications-config.ts';
import { paymentErrors, paymentVariables } from './payments/payment-config.ts';

/** Variables that may instead name a file, as `{NAME}_FILE`. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SANDBOX_PAYMENT_KEY',
  'SANDBOX_PAYMENT_HMAC_KEY',
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEY',
  'SMTP_URL',
  'CONFIGURATOR_KEY',
  'NOTIFICATIONS_KEY',
  'OPENSEARCH_URL',
  ...telemetrySecrets,
];

/** An address of PostgreSQL, whose host may be several. */
const databaseUrl = z
  .string()
  .refine((text) => databaseAddresses(text).length > 0, 'must be an address like postgres://…');

const environmentSchema = z.object({
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port to listen on; 0 takes a free one. */
  PORT: integer(0, 65_535).default(0),
  /** Port of /metrics, which must never be public; 0 takes a free one, without it there are none. Host: HOST by default. */
  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).optional(),
  /**
   * A PostgreSQL server, version 15 or newer: `postgres://user:password@host/database`; a primary and its standbys as
   * `host-1:5432,host-2:5432`. Without it PostgreSQL is embedded. DATABASE_URL_FILE names a file with the address
   * instead.
   */
  DATABASE_URL: databaseUrl.optional(),
  /**
   * Read replicas of DATABASE_URL, which answer visitors' reads of the catalogue: one address or several after commas, each
   * with one host or several. Those that are no standby or are behind are not used.
   */
  DATABASE_READ_URL: z
    .string()
    .refine((text) => replicaAddresses(text).length > 0, 'must be addresses like postgres://…,postgres://…')
    .optional(),
  /** Connections of this process to a PostgreSQL server. */
  DATABASE_POOL_SIZE: integer(2, 1_000).default(20),
  /** Milliseconds that a call waits for a connection before it is answered 503 `database_busy`. */
  DATABASE_WAIT_MS: integer(100, 60_000).default(5_000),
  /**
   * Milliseconds after which a PostgreSQL server ends a statement and the call is answered 503 `database_busy`, migrations and
   * imports excepted; 0: never.
   */
  DATABASE_STATEMENT_TIMEOUT_MS: integer(0, 3_600_000).default(30_000),
  /** Data directory; the embedded database uses its subdirectory `upstream`. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Demo data, sentinels and pseudo-locales. */
  DEMO: flag,
  /** A shop of one's own tried beside the sandbox: its addresses on this machine may be http. */
  SANDBOX: flag,
  /** Seconds until demo partners answer automatically. */
  DEMO_PARTNER_SECONDS: integer(0, 3_600).default(12),
  /**
   * Whether this process works the outbox, reconciles payments and purges. Some processes must: with false in those that
   * answer calls, others do it that no call reaches.
   */
  WORKERS: z
    .enum(['true', 'false'], 'must be true or false')
    .default('true')
    .transform((value) => value === 'true'),
  /** Lowest level that is logged. */
  LOG_LEVEL: logLevel,
  ...buildVariables,
  ...telemetryVariables,
  /** Simulated delay of sales details on request, in milliseconds; 1,500 with DEMO, else none by default. */
  SLOW_SALES_DETAILS_MS: integer(0, 60_000).optional(),
  /** Country of the market for visitors whose country is unknown. */
  DEFAULT_COUNTRY: z.string().refine(isCountry, 'must be the code of a country, like GB').default('GB'),
  /** Time for requests in flight after SIGTERM, in milliseconds. */
  SHUTDOWN_GRACE_MS: integer(0, 600_000).default(10_000),
  /**
   * The openid-configuration of the identity provider's sign-in policy; https, or http on loopback with DEMO or SANDBOX.
   * Without the three IDENTITY variables sign-in is off, and endpoints that need it answer 401.
   */
  IDENTITY_METADATA_URL: httpUrl.optional(),
  /** Expected audience: claim `aud` of access tokens. */
  IDENTITY_AUDIENCE: z.string().min(1).optional(),
  /** Required scope, one word in the claim `scp` of access tokens. */
  IDENTITY_SCOPE: z.string().regex(/^\S+$/, 'must be one word like shop.access').optional(),
  ...paymentVariables,
  ...mailVariables,
  ...configuratorVariables,
  ...notificationVariables,
  ...openSearchVariables,
  /**
   * VAT register. `{country}` and `{number}` in the address are replaced, otherwise appended. Without it ids stay "not
   * verified".
   */
  VAT_CHECK_URL: httpUrl.optional(),
});
const identityVariables = ['IDENTITY_METADATA_URL', 'IDENTITY_AUDIENCE', 'IDENTITY_SCOPE'] as const;

/** True for the ISO code of a country; ZZ stands for none. */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

/** All settings, named like their environment variables. */
export type Config = z.output<typeof environmentSchema>;

/** Reads the configuration from environment variables and secret files. */
export const readConfig = (environment: Environment): ConfigResult<Config> =>
  readEnvironment({
    schema: environmentSchema,
    environment,
    secrets,
    errorsBetween: (given) => [
      ...replicaErrors(given),
      ...identityErrors(given),
      ...paymentErrors(given),
      ...mailErrors(given),
      ...configuratorErrors(given),
      ...notificationErrors(given),
      ...openSearchErrors(given),
    ],
  });

/** Requires the primary that replicas follow. */
const replicaErrors = ({ DATABASE_URL, DATABASE_READ_URL }: Environment): string[] =>
  DATABASE_READ_URL !== undefined && DATABASE_URL === undefined
    ? ['DATABASE_READ_URL: has no use without DATABASE_URL']
    : [];

/** Settings for verifying access tokens, from a valid configuration; null when sign-in is off. */
export const identityOf = (config: Config): IdentitySettings | null =>
  config.IDENTITY_METADATA_URL === undefined
    ? null
    : {
        metadataUrl: config.IDENTITY_METADATA_URL,
        audience: config.IDENTITY_AUDIENCE!,
        scope: config.IDENTITY_SCOPE!,
        allowHttp: config.DEMO || config.SANDBOX,
      };

/** Requires all three variables or none, and https, since tokens depend on metadata that nobody may tamper with. */
function identityErrors(given: Environment): string[] {
  const missing = identityVariables.filter((name) => given[name] === undefined);
  if (missing.length === identityVariables.length) return [];
  const address = given['IDENTITY_METADATA_URL'];
  const isUnsafe = address !== undefined && URL.canParse(address) && !isSafeAddress(address, isTrial(given));
  return [
    ...missing.map((name) => `${name}: is not set`),
    ...(isUnsafe ? ['IDENTITY_METADATA_URL: must be https, or http on loopback with DEMO=true or SANDBOX=true'] : []),
  ];
}
