import type { Quote, quotes } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { SignedInCall } from '../../http/route.ts';
import { Problem } from '../../problem/problem.ts';
import { offerThread, tell } from '../../mail/tell.ts';
import { quoteState } from '../offer-moves.ts';
import { lockForMove, markUnreadFor, sideInMove, type QuoteOptions } from '../quote-store.ts';
import { readQuoteAndMarkSeen } from '../read-quote.ts';

/**
 * Withdraws an acceptance before it is ordered, by any member of the customer: deletes its cart and open order, and the
 * offer is open again until it ends. Throws a Problem: 404 `quote_unknown`, 409 `offer_being_paid`, `quote_state` also
 * once it is ordered.
 */
export async function releaseOffer(call: SignedInCall<typeof quotes.release>, options: QuoteOptions): Promise<Quote> {
  const { db, params } = call;
  const side = await sideInMove(call, 'release');
  const { offer } = await lockForMove(db, params.offerId, { move: 'release', side }, options);
  await removeCart(db, offer.id);
  await db
    .updateTable('quote_offer')
    .set({
      state: 'offered',
      accepted_revision: null,
      accepted_lines: null,
      accepted_reference: '',
      accepted_at: null,
      ...markUnreadFor(side),
    })
    .where('id', '=', offer.id)
    .execute();
  await tell(db, offerThread(offer.id, 'partner'), 'withdrawn');
  return readQuoteAndMarkSeen(call, params.id, options);
}

/** Locks the cart, then its order, as everywhere: a concurrent payment or order comes first or finds them deleted. */
async function removeCart(db: Kysely<Database>, offerId: string): Promise<void> {
  const cart = await db
    .selectFrom('cart')
    .select(['id', 'state'])
    .where('offer_id', '=', offerId)
    .forUpdate()
    .executeTakeFirst();
  if (!cart) return;
  if (cart.state === 'ordered') throw quoteState('accepted', 'The offer has been ordered already');
  const order = await db
    .selectFrom('shop_order')
    .select(['id', 'state'])
    .where('cart_id', '=', cart.id)
    .where('state', 'in', ['open', 'paying'])
    .forUpdate()
    .executeTakeFirst();
  if (order?.state === 'paying') {
    throw new Problem(409, 'offer_being_paid', 'The offer is being paid; finish or cancel the payment first');
  }
  if (order) {
    await db
      .updateTable('shop_order')
      .set({ state: 'cancelled', version: sql`version + 1`, changed_at: sql`now()` })
      .where('id', '=', order.id)
      .execute();
  }
  await db
    .updateTable('cart')
    .set({ state: 'deleted', offer_id: null, version: sql`version + 1`, changed_at: sql`now()` })
    .where('id', '=', cart.id)
    .execute();
}
