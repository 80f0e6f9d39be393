import type { OrderSummary } from '@shop/api-contracts';
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import { type Database, localInstant, type ShopOrderTable, toAmount } from '@shop/commerce-model';
import { isReadableBy } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';
import { notFound, type Problem } from '../../problem/problem.ts';
import { marketZone } from '../market-zone.ts';

/** Columns that every placed order has. */
type GivenWhenPlaced =
  'contact' | 'shipping_address' | 'freight' | 'totals' | 'order_number' | 'placed_at' | 'status' | 'payment_method';
type Row = Selectable<ShopOrderTable>;
export type PlacedRow = Omit<Row, GivenWhenPlaced> & { [Name in GivenWhenPlaced]: NonNullable<Row[Name]> } & {
  /** IANA name, of the order's market. */
  time_zone: string;
};

export const orderUnknown = (): Problem => notFound('order_unknown', 'Order not found');

/** Orders of any person for the customer number in use, and the person's own without one. */
export function isOfHistory(person: Pick<Person, 'customerNumber' | 'oid'>) {
  return (where: ExpressionBuilder<Database, 'shop_order'>) =>
    where.and([where('state', '=', 'placed'), isReadableBy(person, 'shop_order')]);
}

/** Throws a Problem 404 `order_unknown`, also for orders of others. */
export async function readPlacedOrder(db: Kysely<Database>, person: Person, id: string): Promise<PlacedRow> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .select(marketZone.as('time_zone'))
    .where('id', '=', id)
    .where(isOfHistory(person))
    .executeTakeFirst();
  if (!order) throw orderUnknown();
  return order as PlacedRow;
}

/** Columns of an order in a list; its lines need not be read. */
export const summaryColumns = [
  'id',
  'order_number',
  'placed_at',
  'status',
  'placed_by',
  'currency',
  'contact',
  'freight',
  'totals',
  'shipments',
  sql<number>`jsonb_array_length(lines)`.as('line_count'),
  marketZone.as('time_zone'),
] as const;

export type SummaryRow = Pick<
  PlacedRow,
  | 'id'
  | 'order_number'
  | 'placed_at'
  | 'status'
  | 'placed_by'
  | 'currency'
  | 'contact'
  | 'freight'
  | 'totals'
  | 'shipments'
  | 'time_zone'
> & { line_count: number };

/** Converts a row to the contract of a summary. */
export function summaryOf(row: SummaryRow): OrderSummary {
  const arrived = row.shipments.flatMap(({ deliveredOn }) => deliveredOn ?? []).sort();
  return {
    orderId: row.id,
    orderNumber: row.order_number,
    placedAt: localInstant(row.placed_at, row.time_zone),
    status: row.status,
    customerOrderReference: row.contact.customerOrderReference,
    placedBy: row.placed_by,
    lineCount: row.line_count,
    total: toAmount(row.totals.total),
    currency: row.currency,
    deliveryDate: row.status === 'delivered' ? (arrived.at(-1) ?? row.freight.deliveryDate) : row.freight.deliveryDate,
  };
}
