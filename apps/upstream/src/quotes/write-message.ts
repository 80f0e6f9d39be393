import type { Quote, quotes } from '@shop/api-contracts';
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { SignedInCall } from '../http/route.ts';
import { notFound } from '../problem/problem.ts';
import { offerThread, tell } from '../mail/tell.ts';
import { otherSide, type Side } from './offer-moves.ts';
import { partnerIsToAnswer } from './quote-jobs.ts';
import {
  lockForMove,
  maxMessages,
  markUnreadFor,
  quoteFull,
  sideInMove,
  type LockedQuote,
  type QuoteOptions,
} from './quote-store.ts';
import { readQuoteAndMarkSeen } from './read-quote.ts';

/**
 * Writes a message of the caller. Throws a Problem: 404 `quote_unknown`, `line_unknown`, 409 `quote_state`,
 * `quote_full`.
 */
export async function writeMessage(call: SignedInCall<typeof quotes.write>, options: QuoteOptions): Promise<Quote> {
  const { db, params, body, person } = call;
  const side = await sideInMove(call, 'write');
  const { request, offer } = await lockForMove(db, params.offerId, { move: 'write', side }, options);
  assertLineOf(request, body.lineId);
  const messageId = await keepMessage(db, params.offerId, { side, author: authorOf(person), ...body });
  if (side === 'customer') {
    await partnerIsToAnswer(db, offer.id, { revision: offer.revision, messageId }, options);
  }
  return readQuoteAndMarkSeen(call, params.id, options);
}

/** Writes a message of a demo partner; call it in a transaction. Throws a Problem 409 `quote_state`. */
export async function writeAsPartner(db: Kysely<Database>, offerId: string, text: string): Promise<void> {
  await lockForMove(db, offerId, { move: 'write', side: 'partner' });
  const { name } = await db
    .selectFrom('quote_offer')
    .innerJoin('partner_location', 'partner_location.id', 'location_id')
    .innerJoin('partner', 'partner.id', 'partner_id')
    .select('partner.name')
    .where('quote_offer.id', '=', offerId)
    .executeTakeFirstOrThrow();
  await keepMessage(db, offerId, { side: 'partner', author: name, text, lineId: null });
}

interface Message {
  side: Side;
  author: string;
  text: string;
  lineId: string | null;
}

/** Stores a message of a locked offer, marks it as unread and returns its id. Throws a Problem 409 `quote_full`. */
export async function keepMessage(
  db: Kysely<Database>,
  offerId: string,
  { side, author, text, lineId }: Message,
): Promise<string> {
  await assertRoom(db, offerId);
  const id = randomBytes(8).toString('hex');
  await db
    .insertInto('quote_message')
    .values({ id, offer_id: offerId, sender: side, author, text, line_id: lineId, written_at: sql`clock_timestamp()` })
    .execute();
  await db.updateTable('quote_offer').set(markUnreadFor(side)).where('id', '=', offerId).execute();
  await tell(db, offerThread(offerId, otherSide(side)), 'message', `${author}: ${text}`);
  return id;
}

async function assertRoom(db: Kysely<Database>, offerId: string): Promise<void> {
  const { count } = await db
    .selectFrom('quote_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow();
  if (count >= maxMessages) throw quoteFull();
}

/** Name shown to the other side. */
export const authorOf = ({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}): string => [firstName, lastName].filter(Boolean).join(' ') || email;

function assertLineOf({ lines }: LockedQuote['request'], lineId: string | null): void {
  if (lineId === null || lines.some((line) => line.lineId === lineId)) return;
  throw notFound('line_unknown', 'Line not found in the request');
}
