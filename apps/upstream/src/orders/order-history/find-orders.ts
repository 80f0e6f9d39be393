import { ordersPerPage, type OrderStatus, type OrderSummary } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import { type Database, searchedWords } from '@shop/commerce-model';
import type { Person } from '../../access/person.ts';
import { marketZone } from '../market-zone.ts';
import { isOfHistory, summaryColumns, summaryOf, type SummaryRow } from './placed-orders.ts';

interface Filters {
  q?: string | undefined;
  status?: OrderStatus | undefined;
  /** ISO days, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** One-based. */
  page?: number | undefined;
}

/** Loads one page of the order history, newest first, and the number of matching orders. */
export async function findOrders(
  db: Kysely<Database>,
  person: Person,
  { q = '', status, from, to, page = 1 }: Filters,
): Promise<{ orders: OrderSummary[]; total: number }> {
  const found = db
    .selectFrom('shop_order')
    .where(isOfHistory(person))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(from !== undefined, (query) => query.where('placed_at', '>=', midnight(from!)))
    .$if(to !== undefined, (query) => query.where('placed_at', '<', midnight(to!, 1)))
    .where((where) => where.and(searchedWords(q).map((word) => sql<boolean>`position(${word} in search_words) > 0`)));
  const { total } = await found
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(summaryColumns)
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(ordersPerPage)
    .offset((page - 1) * ordersPerPage)
    .execute();
  return { orders: rows.map((row) => summaryOf(row as SummaryRow)), total: Number(total) };
}

/** The database cannot read years with more digits. */
const endOfTime = Date.UTC(9999, 11, 31);

/** Start of a day in the market of each order; days beyond the end of a month continue in the next one. */
function midnight(day: string, daysLater = 0) {
  const [year, month, date] = day.split('-').map(Number);
  const start = new Date(Math.min(Date.UTC(year!, month! - 1, date! + daysLater), endOfTime));
  return sql<Date>`${start.toISOString().slice(0, -1)}::timestamp at time zone ${marketZone}`;
}
