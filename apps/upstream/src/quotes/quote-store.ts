import type { QuoteState } from '@shop/api-contracts';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Database, QuoteOfferTable, QuoteRequestTable } from '@shop/commerce-model';
import { isReadableBy } from '../access/owner.ts';
import type { Person } from '../access/person.ts';
import { partnerOf } from '../partners/partner-locations.ts';
import { notFound, Problem } from '../problem/problem.ts';
import type { PartnerOptions } from './quote-jobs.ts';
import { assertLegal, sideFor, type OfferMove, type Side } from './offer-moves.ts';

export interface QuoteOptions extends PartnerOptions {
  /** False only in the test that proves the lock is needed. */
  lock?: boolean;
  /** The current instant in SQL; tests move it to the end of a day. */
  clock?: RawBuilder<Date>;
}

const databaseClock = sql<Date>`now()`;

export const quoteUnknown = (): Problem => notFound('quote_unknown', 'Quote request not found');

/** Current state of a row of `quote_offer`: an offer expires by itself. */
export const stateNow = (clock: RawBuilder<Date> = databaseClock) =>
  sql<QuoteState>`case when quote_offer.state = 'offered' and quote_offer.expires_at <= ${clock}
    then 'expired' else quote_offer.state end`;

/** The instant at which a day ends in a time zone, by the daylight-saving rules of the database. */
export const endOfDay = (day: string, timeZone: string) =>
  sql<Date>`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

/** The reader of quotes: a person, with the locations of their partner. */
export interface QuoteReader {
  person: Pick<Person, 'oid' | 'customerNumber'>;
  locationIds: string[];
}

export async function readerOf(db: Kysely<Database>, person: Person): Promise<QuoteReader> {
  return { person, locationIds: (await partnerOf(db, person))?.locationIds ?? [] };
}

/** True for a row of `quote_request` sent by any member of the customer number in use, or by the person without one. */
export const isOwnRequest = ({ person }: QuoteReader) => isReadableBy(person, 'quote_request');

/** True for a row of `quote_offer` when one of the reader's locations was asked. */
export const isAsked = ({ locationIds }: QuoteReader) => sql<boolean>`(quote_offer.location_id = any (${locationIds}))`;

/**
 * The sides of an offer that a person is on. Throws a Problem 404 `quote_unknown`, also for offers of other locations.
 */
export async function sidesOf(
  db: Kysely<Database>,
  reader: QuoteReader,
  { number, offerId }: { number: string; offerId: string },
): Promise<Side[]> {
  const row = await db
    .selectFrom('quote_offer')
    .innerJoin('quote_request', 'number', 'request_number')
    .select([isOwnRequest(reader).as('isCustomer'), isAsked(reader).as('isPartner')])
    .where('quote_offer.id', '=', offerId)
    .where('request_number', '=', number)
    .executeTakeFirst();
  const sides: Side[] = [
    ...(row?.isCustomer ? ['customer' as const] : []),
    ...(row?.isPartner ? ['partner' as const] : []),
  ];
  if (sides.length === 0) throw quoteUnknown();
  return sides;
}

type RequestRow = Omit<Selectable<QuoteRequestTable>, 'quote_group_key' | 'seen_at' | 'requested_at'>;

/** Current state of an offer. */
export interface LockedOffer extends Pick<
  Selectable<QuoteOfferTable>,
  'id' | 'location_id' | 'accepted_revision' | 'accepted_lines'
> {
  state: QuoteState;
  /** Last revision; 0 before the first. */
  revision: number;
}

export interface LockedQuote {
  request: RequestRow;
  /** Sorted by id. */
  offers: LockedOffer[];
}

/**
 * Locks a request with its offers until the transaction ends, always the request first and then offers by id. Reads
 * after locking, so it sees the changes of the previous holder.
 */
export async function lockQuote(
  db: Kysely<Database>,
  number: string,
  { lock = true, clock }: QuoteOptions = {},
): Promise<LockedQuote> {
  const forUpdate = lock ? sql`for update` : sql``;
  const requests = await sql<RequestRow>`
    select number, cart_id, oid, customer_number, country, company_site, locale, currency, time_zone, contact, text,
      wanted_date::text as wanted_date, delivery_place, lines
    from quote_request where number = ${number} ${forUpdate}`.execute(db);
  const [request] = requests.rows;
  if (!request) throw quoteUnknown();
  const { rows: offers } = await sql<LockedOffer>`
    select id, location_id, accepted_revision, accepted_lines, ${stateNow(clock)} as state,
      coalesce((select max(revision) from offer_revision where offer_id = quote_offer.id), 0) as revision
    from quote_offer where request_number = ${number} order by id ${forUpdate}`.execute(db);
  return { request, offers };
}

/** Locks an offer with its request. Throws a Problem 404 `quote_unknown`. */
export async function lockQuoteOf(
  db: Kysely<Database>,
  offerId: string,
  options: QuoteOptions = {},
): Promise<LockedQuote & { offer: LockedOffer }> {
  const place = await db
    .selectFrom('quote_offer')
    .select('request_number as number')
    .where('id', '=', offerId)
    .executeTakeFirst();
  if (!place) throw quoteUnknown();
  const quote = await lockQuote(db, place.number, options);
  return { ...quote, offer: quote.offers.find(({ id }) => id === offerId)! };
}

/**
 * Locks an offer with its request, checking that the side may make the move. Throws a Problem 404 `quote_unknown`, 409
 * `quote_state`.
 */
export async function lockForMove(
  db: Kysely<Database>,
  offerId: string,
  { move, side }: { move: OfferMove; side: Side },
  options: QuoteOptions = {},
): Promise<LockedQuote & { offer: LockedOffer }> {
  const quote = await lockQuoteOf(db, offerId, options);
  assertLegal(move, side, quote.offer);
  return quote;
}

/** The side for which a person makes a move. Throws a Problem 404 `quote_unknown`. */
export async function sideInMove(
  { db, person, params }: { db: Kysely<Database>; person: Person; params: { id: string; offerId: string } },
  move: OfferMove,
): Promise<Side> {
  const reader = await readerOf(db, person);
  return sideFor(move, await sidesOf(db, reader, { number: params.id, offerId: params.offerId }));
}

/** Per offer; longer negotiations should use the phone. */
export const maxRevisions = 50;
export const maxMessages = 500;

export const quoteFull = (): Problem =>
  new Problem(409, 'quote_full', 'The offer has too many messages or revisions; call, or send a new request');

/** Marks a change by one side as unread for the other. Runs under the lock, so a later time means a later commit. */
export const markUnreadFor = (side: Side) => ({
  [side === 'customer' ? 'partner_news_at' : 'customer_news_at']: sql<Date>`clock_timestamp()`,
  changed_at: sql<Date>`clock_timestamp()`,
});
