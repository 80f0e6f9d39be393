import type { OrderQuestion, orders } from '@shop/api-contracts';
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { SignedInCall } from '../../http/route.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { Problem } from '../../problem/problem.ts';
import { lockForMove } from '../../quotes/quote-store.ts';
import { authorOf, keepMessage } from '../../quotes/write-message.ts';
import { readPlacedOrder } from './placed-orders.ts';

/** Per order; each is a mail. */
const maxQuestions = 50;

/**
 * Sends a question about a placed order: as a message to the supplier of its offer, else by mail to the selling
 * company. Throws a Problem: 404 `order_unknown`, 409 `order_full`, `quote_full`.
 */
export async function askAboutOrder(call: SignedInCall<typeof orders.ask>): Promise<null> {
  const { db, person, params, body } = call;
  const order = await readPlacedOrder(db, person, params.id);
  const author = authorOf(person);
  const cart = await db.selectFrom('cart').select('offer_id').where('id', '=', order.cart_id).executeTakeFirst();
  if (cart?.offer_id) {
    await lockForMove(db, cart.offer_id, { move: 'write', side: 'customer' });
    await keepMessage(db, cart.offer_id, { side: 'customer', author, text: body.text, lineId: null });
    return null;
  }
  await sql`select from shop_order where id = ${order.id} for update`.execute(db);
  if ((await readQuestions(db, order.id)).length >= maxQuestions) {
    throw new Problem(409, 'order_full', 'The order has too many questions; please call');
  }
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('order_question')
    .values({ id, order_id: order.id, author, email: person.email, text: body.text })
    .execute();
  await enqueue(db, { kind: 'orderQuestion', questionId: id });
  return null;
}

/** Questions about an order that were mailed to the selling company, oldest first. */
export async function readQuestions(db: Kysely<Database>, orderId: string): Promise<OrderQuestion[]> {
  const rows = await db
    .selectFrom('order_question')
    .select(['asked_at', 'author', 'text'])
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(({ asked_at: askedAt, ...question }) => ({ ...question, askedAt: askedAt.toISOString() }));
}
