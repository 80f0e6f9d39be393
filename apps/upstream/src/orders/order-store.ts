import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, ShopOrderTable } from '@shop/commerce-model';
import { cartUnknown, scopeOf, type CartScope } from '../carts/cart-store.ts';
import { notFound, type Problem } from '../problem/problem.ts';

export type OrderRow = Selectable<ShopOrderTable> & { cart_id: string };

export { scopeOf };

export const orderUnknown = (): Problem => notFound('order_unknown', 'Order not found');

/** An order belongs to the owner of its cart: a person and customer number, in one country and company site. */
export const isOwn = ({ oid, customerNumber, country, companySite }: CartScope) =>
  sql<boolean>`(cart_id is not null and oid = ${oid} and coalesce(customer_number, '') = ${customerNumber ?? ''}
    and country = ${country} and coalesce(company_site, '') = ${companySite ?? ''})`;

/** A cart while its order is locked. */
export interface LockedCart {
  id: string;
  version: number;
  state: 'open' | 'merged' | 'deleted' | 'ordered';
}

/**
 * Locks an own order and its cart until the transaction ends, always the cart first. Throws a Problem 404
 * `order_unknown`, also when its cart is another one.
 */
export async function lockOwnOrder(
  db: Kysely<Database>,
  scope: CartScope,
  orderId: string,
  cartId?: string,
): Promise<{ order: OrderRow; cart: LockedCart }> {
  const own = await db
    .selectFrom('shop_order')
    .select('cart_id')
    .where('id', '=', orderId)
    .where(isOwn(scope))
    .executeTakeFirst();
  if (!own || (cartId !== undefined && own.cart_id !== cartId)) throw orderUnknown();
  return lockOrder(db, orderId, own.cart_id!);
}

/** The same without an owner, for settling a payment. */
export async function lockOrder(
  db: Kysely<Database>,
  orderId: string,
  cartId: string,
): Promise<{ order: OrderRow; cart: LockedCart }> {
  const cart = await db
    .selectFrom('cart')
    .select(['id', 'version', 'state'])
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
  if (!cart) throw cartUnknown();
  // Read again after locking, as another transaction may have changed the order before.
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order: order as OrderRow, cart };
}

/** Columns that a step may change. */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'cart_version'
    | 'contact'
    | 'vat_id_check'
    | 'shipping_address'
    | 'invoice_address'
    | 'has_invoice_choice'
    | 'order_file'
    | 'freight_quote'
    | 'freight'
    | 'lines'
    | 'totals'
    | 'locale'
    | 'affiliate_id'
    | 'state'
  >
>;

/** Stores a change of a locked order; a difference in content makes a new version. */
export async function changeOrder(db: Kysely<Database>, order: OrderRow, change: OrderChange): Promise<OrderRow> {
  const news = Object.entries(change).filter(
    ([name, value]) => canonical(order[name as keyof OrderRow]) !== canonical(value),
  );
  if (news.length === 0) return order;
  const written = news.map(([name, value]) => [name, isDocument(value) ? JSON.stringify(value) : value] as const);
  await db
    .updateTable('shop_order')
    .set({ ...Object.fromEntries(written), version: sql`version + 1`, changed_at: sql`now()` })
    .where('id', '=', order.id)
    .execute();
  return { ...order, ...change, version: order.version + 1 };
}

/** Comparable text of a value: jsonb does not keep the order of fields. */
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, one: unknown) =>
    isDocument(one) && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one as object).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

const isDocument = (value: unknown): boolean => typeof value === 'object' && value !== null;
