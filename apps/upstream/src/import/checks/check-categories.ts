import { noCategoryId } from '@shop/api-contracts';
import { sql } from 'kysely';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

/** Finds circles in the tree, articles in categories that have children, and items in different categories. */
export async function checkCategories({ db, report, fileOf }: Staged): Promise<void> {
  const file = fileOf('categories');
  const { rows } = await sql<{ row: number; id: string; parent: string | null }>`
    select row, key as id, data->>'parent' as parent from staged_categories order by row`.execute(db);
  const parentOf = new Map(rows.map(({ id, parent }) => [id, parent]));
  const known = new Set<string>();
  for (const { row, id } of rows) {
    if (id === noCategoryId)
      report.add({ file, row, column: 'id', message: `"${id}" means "no category": choose another` });
    const circle = circleFrom(id, parentOf);
    if (!circle || circle.some((one) => known.has(one))) continue;
    for (const one of circle) known.add(one);
    const message = `is below itself: ${[...circle, circle[0]].join(' > ')}. Give one of them another parent`;
    report.add({ file, row, column: 'parent', message });
  }

  const inside = await sql<Found>`
    select row, value, count(*) over ()::int as count
    from staged_articles cross join lateral jsonb_array_elements_text(data->'categories') as value
    where exists (select from staged_categories where data->>'parent' = value) order by row limit ${maxFound}`.execute(
    db,
  );
  reportFound(report, { file: fileOf('articles'), column: 'categories' }, inside.rows, ({ value }) => {
    return `the category ${value} has categories below it: put the article into one of those`;
  });
  const torn = await sql<Found & { first: number }>`
    select *, count(*) over ()::int as count from (
      select row, data->>'item' as value, data->'categories' as own, first_value(row) over same as first,
        first_value(data->'categories') over same as of_first
      from staged_articles window same as (partition by data->>'item' order by row)) as given
    where own <> of_first order by row limit ${maxFound}`.execute(db);
  reportFound(report, { file: fileOf('articles'), column: 'categories' }, torn.rows, (found) => {
    return `articles of the item ${found.value} have the same categories: they differ from row ${(found as Found & { first: number }).first}`;
  });
}

/** The categories of a circle that this one is in; undefined without. */
function circleFrom(id: string, parentOf: Map<string, string | null>): string[] | undefined {
  const path = [id];
  const seen = new Set(path);
  for (let above = parentOf.get(id); above != null; above = parentOf.get(above)) {
    if (above === id) return path;
    if (seen.has(above)) return undefined;
    path.push(above);
    seen.add(above);
  }
  return undefined;
}
