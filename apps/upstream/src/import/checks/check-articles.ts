import { sql } from 'kysely';
import { circlesOf } from './circles.ts';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

type BesideOther = Found & { other: string };

/** Finds what articles say of each other and cannot all be true: descriptions of one item, successors, numbers. */
export async function checkArticles({ db, report, fileOf }: Staged): Promise<void> {
  const file = fileOf('articles');
  if (report.countIn(file) > 0) return;
  const described = await sql<BesideOther>`
    select *, count(*) over ()::int as count from (
      select row, data->>'item' as value, data->>'description' as own, first_value(row) over same as other,
        first_value(data->>'description') over same as of_first
      from staged_articles where data->>'description' is not null
      window same as (partition by data->>'item' order by row)) as given
    where own <> of_first order by row limit ${maxFound}`.execute(db);
  reportFound(report, { file, column: 'description' }, described.rows, (found) => {
    const { value, other } = found as BesideOther;
    return `articles of the item ${value} are described once, on one page: row ${other} says something else. Keep one, or write what differs into the names`;
  });

  const { rows: successors } = await sql<{ row: number; id: string; next: string }>`
    select row, key as id, data->>'successor' as next from staged_articles
    where data->>'successor' is not null order by row`.execute(db);
  for (const { row, circle } of circlesOf(successors)) {
    const message = `is its own successor: ${circle.join(' > ')}. Remove one of them`;
    report.add({ file, row, column: 'successor', message });
  }

  const taken = await sql<BesideOther>`
    select article.row, number as value, own.row as other, count(*) over ()::int as count
    from staged_articles as article cross join lateral jsonb_array_elements_text(data->'superseded_numbers') as number
    join staged_articles as own
      on upper(own.key) = upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g')) and own.key <> article.key
    order by row limit ${maxFound}`.execute(db);
  reportFound(report, { file, column: 'superseded_numbers' }, taken.rows, (found) => {
    const { value, other } = found as BesideOther;
    return `${value} is the number of the article in row ${other}: remove it from one of them`;
  });
}
