import type { Database, OutboxJob } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

/** What the demo company brings to upstream. */
export interface Demo {
  /** Imports it into an empty database. */
  fill: (db: Kysely<Database>) => Promise<void>;
  /** Moves its open quote requests to the present day; inside a transaction. */
  moveQuotes: (db: Kysely<Database>) => Promise<void>;
  /** Answers as a partner without people. Answers why nothing was offered, else null. */
  answerAsPartner(db: Kysely<Database>, job: Extract<OutboxJob, { kind: 'answerQuote' }>): Promise<string | null>;
}
