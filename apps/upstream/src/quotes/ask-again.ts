import type { Quote, quotes } from '@shop/api-contracts';
import type { SignedInCall } from '../http/route.ts';
import { offerThread, tell } from '../mail/tell.ts';
import { partnerIsToAnswer } from './quote-jobs.ts';
import { lockForMove, maxRevisions, markUnreadFor, quoteFull, sideInMove, type QuoteOptions } from './quote-store.ts';
import { readQuoteAndMarkSeen } from './read-quote.ts';
import { authorOf, keepMessage } from './write-message.ts';

/**
 * Requests a new offer after the last one has expired, which stays readable but cannot be accepted. Throws a Problem:
 * 404 `quote_unknown`, 409 `quote_state`, `quote_full`.
 */
export async function askAgain(call: SignedInCall<typeof quotes.askAgain>, options: QuoteOptions): Promise<Quote> {
  const { db, params, body, person } = call;
  const side = await sideInMove(call, 'askAgain');
  const { offer } = await lockForMove(db, params.offerId, { move: 'askAgain', side }, options);
  if (offer.revision >= maxRevisions) throw quoteFull();
  await db
    .updateTable('quote_offer')
    .set({ state: 'requested', expires_at: null, ...markUnreadFor(side) })
    .where('id', '=', params.offerId)
    .execute();
  await tell(db, offerThread(offer.id, 'partner'), 'askedAgain');
  if (body.text) {
    await keepMessage(db, params.offerId, { side, author: authorOf(person), text: body.text, lineId: null });
  }
  await partnerIsToAnswer(db, offer.id, { revision: offer.revision, messageId: null }, options);
  return readQuoteAndMarkSeen(call, params.id, options);
}
