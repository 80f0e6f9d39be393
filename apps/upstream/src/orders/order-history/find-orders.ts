import { ordersPerPage, type OrderStatus, type OrderSummary } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import { type Database, searchedWords } from '@shop/commerce-model';
import type { Person } from '../../access/person.ts';
import { isOfHistory, summaryColumns, summaryOf, type SummaryRow } from './placed-orders.ts';

interface Filters {
  q?: string | undefined;
  status?: OrderStatus | undefined;
  /** ISO days, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** From 1. */
  page?: number | undefined;
}

/** One page of the history, newest first, and how many orders the filters leave. */
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

/** Years of more digits are written in a way of their own, which the database does not read. */
const endOfTime = Date.UTC(9999, 11, 31);

/** The beginning of a day in UTC; a day that no calendar has is the one that follows from counting on. */
function midnight(day: string, daysLater = 0): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(Math.min(Date.UTC(year!, month! - 1, date! + daysLater), endOfTime));
}
