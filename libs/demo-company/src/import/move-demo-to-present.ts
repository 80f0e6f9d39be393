import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { moveDemoQuotes } from './move-demo-quotes.ts';
import { moveDemoReadings } from './move-demo-readings.ts';

/** Moves what has to be recent to the present day: open quote requests, and what gateways measured. Call it in a transaction. */
export async function moveDemoToPresent(db: Kysely<Database>): Promise<void> {
  await moveDemoQuotes(db);
  await moveDemoReadings(db);
}
