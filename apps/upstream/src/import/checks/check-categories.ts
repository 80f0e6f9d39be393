import { noCategoryId } from '@shop/api-contracts';
import { sql } from 'kysely';
import { circlesOf } from './circles.ts';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

/** Finds circles in the tree, articles in categories that have children, and items in different categories. */
export async function checkCategories({ db, report, fileOf }: Staged): Promise<void> {
  const file = fileOf('categories');
  const { rows } = await sql<{ row: number; id: string; next: string | null }>`
    select row, key as id, data->>'parent' as next from staged_categories order by row`.execute(db);
  for (const { row, id } of rows) {
    if (id === noCategoryId)
      report.add({ file, row, column: 'id', message: `"${id}" means "no category": choose another` });
  }
  for (const { row, circle } of circlesOf(rows)) {
    const message = `is below itself: ${circle.join(' > ')}. Give one of them another parent`;
    report.add({ file, row, column: 'parent', message });
  }
  // a wrong tree would make the articles in it wrong as well
  if (report.countIn(file) > 0) return;

  const inside = await sql<Found>`
    select row, value, count(*) over ()::int as count
    from staged_articles cross join lateral jsonb_array_elements_text(data->'categories') as value
    where exists (select from staged_categories where data->>'parent' = value) order by row limit ${maxFound}`.execute(
    db,
  );
  reportFound(report, { file: fileOf('articles'), column: 'categories' }, inside.rows, ({ value }) => {
    return `the category ${value} has categories below it: put the article into one of those`;
  });
  const torn = await sql<Found & { usual: string }>`
    select row, value, count(*) over ()::int as count,
      (select string_agg(one, '|') from jsonb_array_elements_text(usual) as one) as usual
    from (
      select row, data->>'item' as value, data->'categories' as own, usual from staged_articles
      join (select data->>'item' as item, mode() within group (order by data->'categories') as usual
        from staged_articles group by 1) as each on each.item = data->>'item') as given
    where own <> usual order by row limit ${maxFound}`.execute(db);
  reportFound(report, { file: fileOf('articles'), column: 'categories' }, torn.rows, (found) => {
    return `articles of the item ${found.value} have the same categories, most of them ${(found as Found & { usual: string }).usual}: write the same here`;
  });
}
