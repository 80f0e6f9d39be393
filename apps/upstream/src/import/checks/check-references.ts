import { sql } from 'kysely';
import { allSheets, sheetNames } from '../sheets/all-sheets.ts';
import { stagedTable } from '../staging/stage-sheet.ts';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

/** Finds cells that name an article, a category, an attribute or a document that there is not. */
export async function checkReferences({ db, report, fileOf }: Staged): Promise<void> {
  // a row that could not be read would make all that name it wrong as well
  const isRead = new Map(sheetNames.map((name) => [name, report.countIn(fileOf(name)) === 0]));
  for (const name of sheetNames) {
    for (const [column, { refersTo }] of Object.entries(allSheets[name].columns)) {
      if (!refersTo || !isRead.get(refersTo)) continue;
      const { rows } = await sql<Found>`
        select row, value, count(*) over ()::int as count from (
          select row, data->${column}::text as cell from ${stagedTable(name)}) as given
        cross join lateral jsonb_array_elements_text(
          case jsonb_typeof(cell) when 'array' then cell when 'string' then jsonb_build_array(cell) else '[]' end) as value
        where not exists (select from ${stagedTable(refersTo)} as named where named.key = value)
        order by row limit ${maxFound}`.execute(db);
      const where = fileOf(refersTo);
      reportFound(
        report,
        { file: fileOf(name), column },
        rows,
        ({ value }) => `"${value}" is not in ${where}, whatever hyphens and spaces it is written with`,
      );
    }
  }
}
