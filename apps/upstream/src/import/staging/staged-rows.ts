import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { Row, SheetName } from '../sheets/sheet.ts';
import { stagedTable } from './stage-sheet.ts';

/** All rows of a small sheet in their order. */
export async function stagedRows(db: Kysely<Database>, name: SheetName): Promise<Row[]> {
  const { rows } = await sql<{ data: Row }>`select data from ${stagedTable(name)} order by row`.execute(db);
  return rows.map(({ data }) => data);
}
