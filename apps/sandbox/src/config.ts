import { httpUrl, integer, isLoopback, logLevel, readEnvironment } from '@shop/server';
import type { ConfigResult, Environment } from '@shop/server';
import { z } from 'zod';

const origin = httpUrl.transform((text) => new URL(text).origin);

const environmentSchema = z.object({
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port to listen on; 0 takes a free one. It is part of the issuer, so another port is another provider. */
  PORT: integer(0, 65_535).default(0),
  /**
   * Address under which browsers and the shop reach the provider, by default http://127.0.0.1:PORT. It must be this
   * machine, because the sandbox sends no real mail and publishes a password.
   */
  PUBLIC_URL: origin
    .refine((text) => isLoopback(new URL(text)), 'must be this machine: localhost, 127.0.0.1 or [::1]')
    .optional(),
  /** Port for incoming mail, on 127.0.0.1 whatever HOST is; 0 takes a free one. */
  SMTP_PORT: integer(0, 65_535).default(0),
  /** Directory for accounts, keys, sessions, payments and mail, in its subdirectory `sandbox`. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Address of the shop: base of its redirect addresses, return address of payments and target of webhooks. */
  SHOP_URL: origin.default('http://localhost:3000'),
  /** Whether the people of the demo company have accounts, with a password that everybody knows. */
  DEMO_ACCOUNTS: z.enum(['true', 'false'], 'must be true or false').default('true'),
  /** Lifetime of access tokens in seconds. */
  ACCESS_TOKEN_SECONDS: integer(1, 86_400).default(3_600),
  /** Minimum level that is logged. */
  LOG_LEVEL: logLevel,
});

/** All configuration from outside, named like the environment variables. */
export type Config = z.output<typeof environmentSchema>;

/** Reads the configuration from environment variables. */
export const readConfig = (environment: Environment): ConfigResult<Config> =>
  readEnvironment({ schema: environmentSchema, environment });
