import type { Database, OutboxJob } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

/** What the demo company provides to upstream. */
export interface Demo {
  /** True when the demo company was imported into this database. */
  isIn: (db: Kysely<Database>) => Promise<boolean>;
  /** Imports the demo company into an empty database. */
  fill: (db: Kysely<Database>) => Promise<void>;
  /** Moves open quote requests and readings of the demo to the present day; call it in a transaction. */
  moveToPresent: (db: Kysely<Database>) => Promise<void>;
  /** Answers as a demo partner. Returns the reason when nothing was offered, else null. */
  answerAsPartner(db: Kysely<Database>, job: Extract<OutboxJob, { kind: 'answerQuote' }>): Promise<string | null>;
}
