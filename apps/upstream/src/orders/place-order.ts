import type { PaymentMethod } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import { type Database, searchWordsOf } from '@shop/commerce-model';
import { offerThread, tell } from '../mail/tell.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OrderRow } from './order-store.ts';
import { sellStock } from './stock.ts';

/** Used when the provider does not report the method: cards have many names, PayPal has one. */
const unnamedMethod: PaymentMethod = 'scheme';

/** Places a locked order with reserved stock; from here on it is binding. */
export async function placeOrder(db: Kysely<Database>, order: OrderRow, method: PaymentMethod | null): Promise<void> {
  const { rows } = await sql<{ number: string }>`select 'SO-' || nextval('order_number') as number`.execute(db);
  const orderNumber = rows[0]!.number;
  await db
    .updateTable('shop_order')
    .set({
      state: 'placed',
      status: 'received',
      order_number: orderNumber,
      placed_at: sql`now()`,
      changed_at: sql`now()`,
      placed_by: sql`coalesce((select trim(first_name || ' ' || last_name) from person where oid = shop_order.oid), '')`,
      payment_method: method ?? unnamedMethod,
      search_words: searchWordsOf({ ...order, orderNumber }),
    })
    .where('id', '=', order.id)
    .execute();
  await db
    .updateTable('cart')
    .set({ state: 'ordered', version: sql`version + 1`, changed_at: sql`now()` })
    .where('id', '=', order.cart_id)
    .execute();
  await sellStock(db, order.id);
  await enqueue(db, { kind: 'orderConfirmation', orderId: order.id });
  const cart = await db.selectFrom('cart').select('offer_id').where('id', '=', order.cart_id).executeTakeFirst();
  if (cart?.offer_id) await tell(db, offerThread(cart.offer_id, 'partner'), 'ordered', orderNumber);
}
