import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { catalogueVersion } from './catalogue-version.ts';
import type { Demo } from './demo.ts';

/** DEMO=true was set for the database of a real shop. */
export class RealDataError extends Error {
  override readonly name = 'RealDataError';
}

/**
 * Throws a RealDataError when the database has a catalogue or people that the demo company did not bring: the demo
 * answers as partner, decides certificates and serves ids that fail. The import of the demo leaves a mark in the table
 * `meta`, by which its databases are known.
 */
export async function refuseRealData(db: Kysely<Database>, demo: Pick<Demo, 'isIn'>): Promise<void> {
  if (await demo.isIn(db)) return;
  const { rows } = await sql<{ hasPeople: boolean }>`
    select exists (select from person) or exists (select from customer) as "hasPeople"`.execute(db);
  if ((await catalogueVersion(db)) === null && !rows[0]!.hasPeople) return;
  throw new RealDataError(
    'DEMO=true is refused: this database holds data that is not the demo company’s. Start your own shop by DEMO=false npm start (servers: leave DEMO out), or give the demo a database of its own (DATABASE_URL or DATA_DIR)',
  );
}
