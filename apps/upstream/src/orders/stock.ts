import { sql, type Kysely } from 'kysely';
import type { Database, StoredLine } from '@shop/commerce-model';
import { Problem } from '../problem/problem.ts';

export interface StockOptions {
  /** False only in the test that proves the lock is needed. */
  lock?: boolean;
}

/** A discontinued article with less stock than ordered. */
interface ShortArticle {
  commercialItemId: string;
  articleNumber: string;
  name: string;
  wanted: number;
  available: number;
}

/**
 * Reserves the stock of an order, locking rows by id. Articles that are still made may be ordered beyond the stock.
 * Others are all or nothing: returns the articles that are short, and then nothing is reserved. Lines of accepted
 * offers need no stock, as the supplier has promised them.
 */
export async function reserveStock(
  db: Kysely<Database>,
  { id, cart_id: cartId, lines }: { id: string; cart_id: string; lines: StoredLine[] },
  { lock = true }: StockOptions = {},
): Promise<ShortArticle[]> {
  const wanted = new Map<string, number>();
  for (const line of lines) {
    wanted.set(line.commercialItemId, (wanted.get(line.commercialItemId) ?? 0) + line.quantity);
  }
  const { rows } = await sql<{ id: string; stock: number; isMadeAgain: boolean }>`
    select commercial_item_id as id, stock, lead_time_days > 0 and not ('remade' = any (item.tags)) as "isMadeAgain"
    from variant join item on item.id = generic_item_id
    where commercial_item_id = any (${[...wanted.keys()]})
      and not exists (select from cart where id = ${cartId} and offer_id is not null)
    order by commercial_item_id ${lock ? sql`for update of variant` : sql``}`.execute(db);

  const nameOf = new Map(
    lines.map(({ commercialItemId, articleNumber, name }) => [commercialItemId, { articleNumber, name }]),
  );
  const short = rows.flatMap(({ id: article, stock, isMadeAgain }) => {
    const quantity = wanted.get(article)!;
    if (isMadeAgain || stock >= quantity) return [];
    return [{ commercialItemId: article, ...nameOf.get(article)!, wanted: quantity, available: stock }];
  });
  if (short.length > 0) return short;

  const taken = rows.flatMap(({ id: article, stock }) => {
    const quantity = Math.min(stock, wanted.get(article)!);
    return quantity > 0 ? [{ order_id: id, commercial_item_id: article, quantity }] : [];
  });
  if (taken.length === 0) return [];
  await sql`
    update variant set stock = stock - taken.quantity
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken (commercial_item_id text, quantity int)
    where variant.commercial_item_id = taken.commercial_item_id`.execute(db);
  await db.insertInto('stock_reservation').values(taken).execute();
  return [];
}

export const outOfStock = (items: ShortArticle[]): Problem =>
  new Problem(409, 'out_of_stock', 'Not enough stock of some articles', { members: { items } });

/** Returns the reserved, unsold stock of an order. */
export async function giveStockBack(db: Kysely<Database>, orderId: string): Promise<void> {
  await sql`
    select from variant where commercial_item_id in (
      select commercial_item_id from stock_reservation where order_id = ${orderId} and not is_sold)
    order by commercial_item_id for update`.execute(db);
  await sql`
    with given_back as (
      delete from stock_reservation where order_id = ${orderId} and not is_sold returning commercial_item_id, quantity)
    update variant set stock = stock + given_back.quantity from given_back
    where variant.commercial_item_id = given_back.commercial_item_id`.execute(db);
}

/** Returns the sold stock of a cancelled order, rows locked in the order of their ids. */
export async function takeStockBack(db: Kysely<Database>, orderId: string): Promise<void> {
  await db.updateTable('stock_reservation').set({ is_sold: false }).where('order_id', '=', orderId).execute();
  await giveStockBack(db, orderId);
}

/** Turns the reservation of an order into a sale. */
export async function sellStock(db: Kysely<Database>, orderId: string): Promise<void> {
  await db.updateTable('stock_reservation').set({ is_sold: true }).where('order_id', '=', orderId).execute();
}
