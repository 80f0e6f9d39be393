import { sql } from 'kysely';
import { stagedTable } from '../staging/stage-sheet.ts';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

/** Finds lists of units that there are not, parts that are no article, tags of two units, and plate packs with gaps. */
export async function checkUnits({ db, report, fileOf }: Staged): Promise<void> {
  const units = fileOf('units');
  for (const name of ['unit_parts', 'plate_packs'] as const) {
    if (report.countIn(units) > 0) continue;
    const strangers = await sql<Found>`
      select row, data->>'serial_number' as value, count(*) over ()::int as count from ${stagedTable(name)} as given
      where not exists (select from staged_units as unit where unit.key = given.data->>'unit')
      order by row limit ${maxFound}`.execute(db);
    reportFound(report, { file: fileOf(name), column: 'serial_number' }, strangers.rows, ({ value }) => {
      return `"${value}" of this maker is not in ${units}`;
    });
  }
  if (report.countIn(fileOf('articles')) === 0) {
    const unknown = await sql<Found>`
      select row, data->>'article' as value, count(*) over ()::int as count from staged_unit_parts as part
      where not exists (select from staged_articles as article
        cross join lateral jsonb_array_elements(article.data->'keys') as one
        where one->>'kind' <> 'otherMaker' and one->>'key' = part.data->>'article_key')
      order by row limit ${maxFound}`.execute(db);
    reportFound(report, { file: fileOf('unit_parts'), column: 'article' }, unknown.rows, ({ value }) => {
      return `"${value}" is neither a number nor a superseded number in ${fileOf('articles')}`;
    });
  }
  const tags = await sql<Found>`
    select row, data->>'tag' as value, count(*) over ()::int as count from staged_units as given
    where exists (select from staged_units as other where other.data->>'tag' = given.data->>'tag' and other.row < given.row)
      or exists (select from unit where tag_id = given.data->>'tag' and unit.serial_key <> given.data->>'serial_key')
    order by row limit ${maxFound}`.execute(db);
  reportFound(report, { file: units, column: 'tag' }, tags.rows, ({ value }) => {
    return `the tag ${value} is of another unit already: a tag is of one unit`;
  });
  await checkRuns({ db, report, fileOf });
}

interface Run extends Found {
  from: number;
  to: number;
  before: number | null;
}

/** The runs of a unit cover its plates from the first on, without gap or overlap. */
async function checkRuns({ db, report, fileOf }: Pick<Staged, 'db' | 'report' | 'fileOf'>): Promise<void> {
  const { rows } = await sql<Run>`
    select *, count(*) over ()::int as count from (
      select row, data->>'serial_number' as value, (data->>'from')::int as "from", (data->>'to')::int as "to",
        lag((data->>'to')::int) over (partition by data->>'unit' order by (data->>'from')::int) as before
      from staged_plate_packs) as run
    where "to" < "from" or "from" <> coalesce(before, 0) + 1 order by row limit ${maxFound}`.execute(db);
  reportFound(report, { file: fileOf('plate_packs'), column: 'from' }, rows, (found) => {
    const { from, to, before, value } = found as Run;
    if (to < from) return `the run ends at ${to}, before it begins at ${from}`;
    const expected = (before ?? 0) + 1;
    const fault = from > expected ? 'a gap' : 'an overlap';
    return `the plate pack of ${value} has ${fault} here: the run begins at ${from}, and should at ${expected}`;
  });
}
