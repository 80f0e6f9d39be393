import { sql } from 'kysely';
import { stagedTable } from '../staging/stage-sheet.ts';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

/** Kinds of texts that name the content of a column; those of all others name a row. */
const subjects = [
  { kind: 'item', sheet: 'articles', column: 'item' },
  { kind: 'relation', sheet: 'relations', column: 'text' },
] as const;

/** Finds translations of what no row has: an item that no article belongs to, the text of no relation. */
export async function checkTexts({ db, report, fileOf }: Staged): Promise<void> {
  for (const { kind, sheet, column } of subjects) {
    const named = fileOf(sheet);
    // a row that could not be read would make its translations wrong as well
    if (report.countIn(named) > 0) continue;
    const { rows } = await sql<Found>`
      select row, data->>'id' as value, count(*) over ()::int as count from staged_texts
      where data->>'kind' = ${kind} and not exists (
        select from ${stagedTable(sheet)} as named where named.data->>${sql.lit(column)} = staged_texts.data->>'id')
      order by row limit ${maxFound}`.execute(db);
    reportFound(
      report,
      { file: fileOf('texts'), column: kind },
      rows,
      ({ value }) => `no row of ${named} has the ${column} "${value}": write it as it stands there`,
    );
  }
}
