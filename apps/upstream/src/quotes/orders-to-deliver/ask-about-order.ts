import type { orders } from '@shop/api-contracts';
import type { SignedInCall } from '../../http/route.ts';
import { keepQuestion } from '../../orders/order-questions.ts';
import { readPlacedOrder } from '../../orders/order-history/placed-orders.ts';
import { lockForMove } from '../quote-store.ts';
import { authorOf, keepMessage } from '../write-message.ts';

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
  } else {
    await keepQuestion(db, order.id, { author, email: person.email, text: body.text });
  }
  return null;
}
