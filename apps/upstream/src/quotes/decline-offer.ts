import type { Quote, quotes } from '@shop/api-contracts';
import type { SignedInCall } from '../mount.ts';
import { lockForMove, newsFrom, sideInMove, type QuoteOptions } from './quote-store.ts';
import { lookAtQuote } from './read-quote.ts';

/** Either side gives an offer up. Throws a Problem: 404 `quote_unknown`, 409 `quote_state`. */
export async function declineOffer(call: SignedInCall<typeof quotes.decline>, options: QuoteOptions): Promise<Quote> {
  const { db, params, body } = call;
  const side = await sideInMove(call, 'decline');
  await lockForMove(db, params.offerId, { move: 'decline', side }, options);
  await db
    .updateTable('quote_offer')
    .set({ state: 'declined', declined_by: side, decline_reason: body.reason, ...newsFrom(side) })
    .where('id', '=', params.offerId)
    .execute();
  return lookAtQuote(call, params.id, options);
}
