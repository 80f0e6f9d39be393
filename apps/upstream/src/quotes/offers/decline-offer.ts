import type { Quote, quotes } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { SignedInCall } from '../../http/route.ts';
import { offerThread, tell } from '../../mail/tell.ts';
import { otherSide, type Side } from '../offer-moves.ts';
import { lockForMove, markUnreadFor, sideInMove, type QuoteOptions } from '../quote-store.ts';
import { readQuoteAndMarkSeen } from '../read-quote.ts';

/** Declines an offer, by either side. Throws a Problem: 404 `quote_unknown`, 409 `quote_state`. */
export async function declineOffer(call: SignedInCall<typeof quotes.decline>, options: QuoteOptions): Promise<Quote> {
  const { db, params, body } = call;
  const side = await sideInMove(call, 'decline');
  await decline(db, params.offerId, { side, ...body }, options);
  return readQuoteAndMarkSeen(call, params.id, options);
}

/** Declines a request on behalf of a demo partner; call it in a transaction. Throws a Problem 409 `quote_state`. */
export const declineAsPartner = (db: Kysely<Database>, offerId: string): Promise<void> =>
  decline(db, offerId, { side: 'partner', reason: '' });

async function decline(
  db: Kysely<Database>,
  offerId: string,
  { side, reason }: { side: Side; reason: string },
  options: QuoteOptions = {},
): Promise<void> {
  await lockForMove(db, offerId, { move: 'decline', side }, options);
  await db
    .updateTable('quote_offer')
    .set({ state: 'declined', declined_by: side, decline_reason: reason, ...markUnreadFor(side) })
    .where('id', '=', offerId)
    .execute();
  await tell(db, offerThread(offerId, otherSide(side)), 'declined', reason);
}
