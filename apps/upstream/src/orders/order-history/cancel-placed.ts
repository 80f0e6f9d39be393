import type { orders } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { SignedInCall } from '../../http/route.ts';
import { offerThread, orderThread, tell } from '../../mail/tell.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { Problem } from '../../problem/problem.ts';
import { cancellableUntil } from '../cancellable-until.ts';
import { takeStockBack } from '../stock.ts';
import { isOfHistory, orderUnknown, type PlacedRow } from './placed-orders.ts';

/**
 * Cancels a placed order: its stock can be sold again, what was paid is refunded by the outbox, and buyer and supplier
 * get a mail. Throws a Problem: 404 `order_unknown`, 409 `order_not_cancellable`.
 */
export async function cancelPlaced(call: SignedInCall<typeof orders.cancelPlaced>): Promise<null> {
  const { db, person, params } = call;
  const order = (await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', params.id)
    .where(isOfHistory(person))
    .forUpdate()
    .executeTakeFirst()) as PlacedRow | undefined;
  if (!order) throw orderUnknown();
  if (order.status === 'cancelled') return null;
  if (cancellableUntil(order) === null) {
    throw new Problem(409, 'order_not_cancellable', 'The order is being packed; ask about it instead', {
      members: { status: order.status },
    });
  }
  await db
    .updateTable('shop_order')
    .set({ status: 'cancelled', version: sql`version + 1`, changed_at: sql<Date>`now()` })
    .where('id', '=', order.id)
    .execute();
  await takeStockBack(db, order.id);
  await giveMoneyBack(db, order.id);
  await tell(db, orderThread(order.id), 'cancelled');
  const cart = await db.selectFrom('cart').select('offer_id').where('id', '=', order.cart_id).executeTakeFirst();
  if (cart?.offer_id) await tell(db, offerThread(cart.offer_id, 'partner'), 'cancelled', order.order_number);
  return null;
}

/** A payment on account has moved no money: it ends here. */
async function giveMoneyBack(db: Kysely<Database>, orderId: string): Promise<void> {
  const payments = await db
    .selectFrom('payment')
    .select(['id', 'provider'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'authorised')
    .forUpdate()
    .execute();
  for (const { id, provider } of payments) {
    if (provider === 'account')
      await db.updateTable('payment').set({ state: 'cancelled' }).where('id', '=', id).execute();
    else await enqueue(db, { kind: 'refund', paymentId: id });
  }
}
