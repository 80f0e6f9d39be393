import { sql } from 'kysely';
import { allSheets, sheetNames } from '../sheets/all-sheets.ts';
import type { SheetName } from '../sheets/sheet.ts';
import { stagedTable } from '../staging/stage-sheet.ts';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

interface Repeated extends Found {
  first: number;
  type: string | null;
  firstType: string | null;
}

/** Finds what a file says twice: an article, a category, an attribute (perhaps of two types), a price. */
export async function checkKeys({ db, report, fileOf }: Staged): Promise<void> {
  for (const name of sheetNames) {
    // whoever types an article number does not mind capitals
    const id = name === 'articles' ? sql`upper(key)` : sql`key`;
    const { rows } = await sql<Repeated>`
      select *, count(*) over ()::int as count from (
        select row, key as value, data->>'type' as type, first_value(row) over same as first,
          first_value(data->>'type') over same as "firstType"
        from ${stagedTable(name)} window same as (partition by ${id} order by row)) as given
      where row > first order by row limit ${maxFound}`.execute(db);
    reportFound(report, { file: fileOf(name) }, rows, (found) => messageOf(name, found as Repeated));
  }
}

function messageOf(name: SheetName, { first, type, firstType, value }: Repeated): string {
  if (name === 'attributes' && type !== firstType) {
    return `the attribute ${value} is of two types: ${firstType} in row ${first}, ${type} here. Keep one`;
  }
  return `${allSheets[name].what} is in row ${first} already: remove one of them`;
}
