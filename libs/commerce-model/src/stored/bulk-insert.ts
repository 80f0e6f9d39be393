import { sql, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

const rowsPerStatement = 500;

/**
 * Inserts rows in their JSON form: objects for jsonb, arrays for text[]. One parameter per 500 rows, so that thousands
 * of rows take few round trips and PostgreSQL converts the types.
 */
export async function bulkInsert<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(from, from + rowsPerStatement));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(db);
  }
}
