import type { Quote, quotes } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { SignedInCall } from '../../http/route.ts';
import type { Side } from '../offer-moves.ts';
import { lockForMove, markUnreadFor, sideInMove, type QuoteOptions } from '../quote-store.ts';
import { readQuoteAndMarkSeen } from '../read-quote.ts';

export async function startPreparation(
  call: SignedInCall<typeof quotes.prepare>,
  options: QuoteOptions,
): Promise<Quote> {
  const side = await sideInMove(call, 'prepare');
  await prepare(call.db, call.params.offerId, side, options);
  return readQuoteAndMarkSeen(call, call.params.id, options);
}

/** Marks an offer as in preparation by the partner; call it in a transaction. Throws a Problem 409 `quote_state`. */
export const prepareOffer = (db: Kysely<Database>, offerId: string): Promise<void> => prepare(db, offerId, 'partner');

async function prepare(db: Kysely<Database>, offerId: string, side: Side, options: QuoteOptions = {}): Promise<void> {
  const { offer } = await lockForMove(db, offerId, { move: 'prepare', side }, options);
  if (offer.state === 'inPreparation') return;
  await db
    .updateTable('quote_offer')
    .set({ state: 'inPreparation', ...markUnreadFor(side) })
    .where('id', '=', offerId)
    .execute();
}
