import { httpUrl, integer, isLoopback, logLevel, readEnvironment } from '@shop/server';
import type { ConfigResult, Environment } from '@shop/server';
import { z } from 'zod';

const origin = httpUrl.transform((text) => new URL(text).origin);

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
    .refine((text) => isLoopback(new URL(text)), 'must be this machine: localhost, 127.0.0.1 or [::1]')
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
  LOG_LEVEL: logLevel,
});

/** Everything that can be set from outside; names are those of the environment variables. */
export type Config = z.output<typeof environmentSchema>;

/** Reads the configuration from environment variables. */
export const readConfig = (environment: Environment): ConfigResult<Config> =>
  readEnvironment({ schema: environmentSchema, environment });
