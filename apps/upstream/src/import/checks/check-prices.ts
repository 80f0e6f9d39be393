import { sql } from 'kysely';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

/** Finds articles without the price that they need, prices of nothing, and prices that rise with the quantity. */
export async function checkPrices({ db, files, report, fileOf }: Staged): Promise<void> {
  const [articles, prices] = [fileOf('articles'), fileOf('prices')];
  if (report.countIn(prices) > 0) return;
  const { rows: sold } = await sql<{ row: number; count: number }>`
    select min(row) as row, count(*)::int as count from staged_articles where data->>'sales' = 'buy' having count(*) > 0`.execute(
    db,
  );
  if (!files.sheets.has('prices') && sold[0]) {
    const message = `${sold[0].count.toLocaleString('en')} articles are sold, and there is no file ${prices}: add it, or write quote`;
    report.add({ file: articles, row: sold[0].row, column: 'sales', message });
    return;
  }
  const free = await sql<Found>`
    select row, data->>'number' as value, count(*) over ()::int as count from staged_articles as article
    where data->>'sales' = 'buy' and not exists (select from staged_prices where key = article.key || ' 1')
    order by row limit ${maxFound}`.execute(db);
  reportFound(report, { file: articles, column: 'sales' }, free.rows, ({ value }) => {
    return `${value} is sold but has no price in ${prices}: add one, or write quote`;
  });
  const gratis = await sql<Found>`
    select price.row, article.data->>'number' as value, count(*) over ()::int as count
    from staged_prices as price join staged_articles as article on article.key = price.data->>'article'
    where article.data->>'sales' = 'buy' and (price.data->>'price')::int = 0 order by price.row limit ${maxFound}`.execute(
    db,
  );
  reportFound(report, { file: prices, column: 'price' }, gratis.rows, ({ value }) => {
    return `${value} would be sold for nothing: write its price, or quote in ${articles}`;
  });
  const higher = await sql<Found>`
    select higher.row, higher.data->>'article' as value, count(*) over ()::int as count
    from staged_prices as higher left join staged_prices as list on list.key = (higher.data->>'article') || ' 1'
    where higher.data->>'from_quantity' <> '1' and coalesce((higher.data->>'price')::int > (list.data->>'price')::int, true)
    order by higher.row limit ${maxFound}`.execute(db);
  reportFound(report, { file: prices, column: 'price' }, higher.rows, ({ value }) => {
    return `${value} must cost at most its price for one piece, which needs a row without from_quantity`;
  });
}
