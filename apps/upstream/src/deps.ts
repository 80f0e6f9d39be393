import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { VerifyToken } from './access/verify-token.ts';
import type { Database } from './database/schema.ts';
import type { CatalogueMemory } from './reference-data/catalogue-memory.ts';

/** What every part of the application may use. */
export interface Deps {
  db: Kysely<Database>;
  memory: CatalogueMemory;
  /** Null where no identity provider is configured: then nobody can be signed in. */
  verifyToken: VerifyToken | null;
  log: Pick<Logger, 'error' | 'info'>;
  settings: AppSettings;
}

export interface AppSettings {
  /** Demo data, sentinels and pseudo-locales. */
  demo: boolean;
  /** How long the slow system takes that knows the sales details on request. */
  slowSalesDetailsMs: number;
  /** Country of the market for those from whom nothing is known. */
  defaultCountry: string;
  /** An answer that the contract does not allow fails; otherwise it is logged and sent. */
  failOnWrongAnswer: boolean;
}
