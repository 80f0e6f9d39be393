import { sql } from 'kysely';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

/** Finds articles without the price that they need, and prices that rise with the quantity. */
export async function checkPrices({ db, report, fileOf }: Staged): Promise<void> {
  const [articles, prices] = [fileOf('articles'), fileOf('prices')];
  if (report.countIn(prices) > 0) return;
  const free = await sql<Found>`
    select row, data->>'number' as value, count(*) over ()::int as count from staged_articles as article
    where data->>'sales' = 'buy' and not exists (select from staged_prices where key = article.key || ' 1')
    order by row limit ${maxFound}`.execute(db);
  reportFound(report, { file: articles, column: 'sales' }, free.rows, ({ value }) => {
    return `${value} is sold but has no price in ${prices}: add one, or write quote`;
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
