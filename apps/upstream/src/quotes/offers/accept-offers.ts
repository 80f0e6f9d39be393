import type { OrderAddress, ParsedInput, Quote, quotes } from '@shop/api-contracts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { settingsOf, type StoredOfferLine } from '@shop/commerce-model';
import { checkOrderAddress } from '../../people/addresses/check-address.ts';
import type { SignedInCall } from '../../http/route.ts';
import { needsReference } from '../../orders/order-steps.ts';
import { Problem } from '../../problem/problem.ts';
import { offerRevised } from './make-offer.ts';
import { assertLegal, sideFor } from '../offer-moves.ts';
import { acceptanceIsToBeTold } from '../quote-jobs.ts';
import { orderAtOnce, type OrderPlace } from './order-at-once.ts';
import {
  lockQuote,
  markUnreadFor,
  quoteUnknown,
  readerOf,
  sidesOf,
  type LockedOffer,
  type LockedQuote,
  type QuoteOptions,
} from '../quote-store.ts';
import { readQuoteAndMarkSeen } from '../read-quote.ts';

type Call = SignedInCall<typeof quotes.accept>;
type Picked = ParsedInput<typeof quotes.accept>['body']['picks'][number];

/** An offer with the lines to accept. */
interface Choice {
  pick: Picked;
  offer: LockedOffer;
}

/**
 * Accepts lines of several offers, all or nothing; repeating the same acceptance is safe. Each offer gets a cart of its
 * own, to be ordered in the checkout, or is ordered at once in markets without buying. Throws a Problem: 404
 * `quote_unknown`, 409 `quote_state`, `offer_expired`, `offer_revised`, `line_taken` with `lineIds`; 422
 * `line_picked_twice`, `line_not_offered`, `nothing_to_pay`, `address_missing`, `invalid_address`, `invalid_contact`.
 */
export async function acceptOffers(call: Call, options: QuoteOptions): Promise<Quote> {
  const { db, params, body, person } = call;
  const reader = await readerOf(db, person);
  const sides = new Map<string, Awaited<ReturnType<typeof sidesOf>>>();
  for (const { offerId } of body.picks) {
    sides.set(offerId, await sidesOf(db, reader, { number: params.id, offerId }));
  }
  assertPickedOnce(body.picks);
  const quote = await lockQuote(db, params.id, options);
  const choices = body.picks.map((pick) => ({ pick, offer: offerOf(quote, pick.offerId) }));
  const isCustomer = [...sides.values()].every((one) => sideFor('accept', one) === 'customer');
  if (isCustomer && choices.every(isAcceptedSo)) return readQuoteAndMarkSeen(call, params.id, options);

  for (const { offer, pick } of choices) {
    assertLegal('accept', sideFor('accept', sides.get(offer.id)!), offer);
    if (offer.revision !== pick.revision) throw offerRevised(offer.revision);
    const lines = await readOfferedLines(call, pick);
    assertOffered(pick, lines);
    assertCosts(pick, lines);
  }
  assertFree(quote, body.picks);
  const place = await orderPlaceOf(call, quote);
  for (const { pick } of choices) await accept(call, quote, pick, place);
  return readQuoteAndMarkSeen(call, params.id, options);
}

function offerOf({ offers }: LockedQuote, offerId: string): LockedOffer {
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) throw quoteUnknown();
  return offer;
}

function assertPickedOnce(picks: Picked[]): void {
  const lineIds = picks.flatMap((pick) => pick.lineIds);
  const offerIds = picks.map(({ offerId }) => offerId);
  if (new Set(lineIds).size === lineIds.length && new Set(offerIds).size === offerIds.length) return;
  throw new Problem(422, 'line_picked_twice', 'A line can be accepted from one offer only');
}

/** True for a repetition of the same acceptance. */
const isAcceptedSo = ({ pick, offer }: Choice): boolean =>
  offer.accepted_revision === pick.revision && isSameSet(offer.accepted_lines!, pick.lineIds);

const isSameSet = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

async function readOfferedLines({ db }: Call, { offerId, revision }: Picked): Promise<StoredOfferLine[]> {
  const { lines } = await db
    .selectFrom('offer_revision')
    .select('lines')
    .where('offer_id', '=', offerId)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return lines;
}

function assertOffered({ lineIds }: Picked, lines: StoredOfferLine[]): void {
  const offered = new Set(lines.filter(({ unitPrice }) => unitPrice !== null).map(({ lineId }) => lineId));
  const missing = lineIds.filter((lineId) => !offered.has(lineId));
  if (missing.length === 0) return;
  throw new Problem(422, 'line_not_offered', 'Some of these lines are not offered', { members: { lineIds: missing } });
}

/** An order without a price cannot be paid. */
function assertCosts({ lineIds }: Picked, lines: StoredOfferLine[]): void {
  if (lines.some(({ lineId, unitPrice }) => lineIds.includes(lineId) && unitPrice! > 0)) return;
  throw new Problem(422, 'nothing_to_pay', 'Free lines must be ordered with other lines of the same offer');
}

function assertFree({ offers }: LockedQuote, picks: Picked[]): void {
  const accepted = new Set(offers.flatMap((offer) => offer.accepted_lines ?? []));
  const taken = picks.flatMap(({ lineIds }) => lineIds).filter((lineId) => accepted.has(lineId));
  if (taken.length === 0) return;
  throw new Problem(409, 'line_taken', 'Some of these lines are already accepted', { members: { lineIds: taken } });
}

/** Address and settings for an immediate order; null when offers are ordered in the checkout. */
async function orderPlaceOf(call: Call, { request }: LockedQuote): Promise<OrderPlace | null> {
  const { markets, companies, countries } = call.catalogue.reference;
  const market = markets.find(({ country }) => country === request.country)!;
  const site = request.company_site === null ? undefined : companies.get(request.company_site);
  const settings = settingsOf(market, site);
  if (settings.buyEnabled) return null;
  const { shippingAddress, customerOrderReference } = call.body;
  if (shippingAddress === null) throw new Problem(422, 'address_missing', 'Address required');
  const address: OrderAddress = checkOrderAddress(shippingAddress, countries, 'body.shippingAddress');
  await assertReference(call, call.person.customerNumber, customerOrderReference);
  return { market, settings, address };
}

async function assertReference({ db }: Call, customerNumber: string | null, reference: string): Promise<void> {
  if (reference !== '' || !(await needsReference(db, customerNumber))) return;
  throw new Problem(422, 'invalid_contact', 'Purchase-order number required', {
    errors: [{ path: 'body.customerOrderReference', message: 'Required' }],
  });
}

async function accept(call: Call, { request }: LockedQuote, pick: Picked, place: OrderPlace | null): Promise<void> {
  const { db, person, body } = call;
  const asked = request.lines.map(({ lineId }) => lineId);
  await db
    .updateTable('quote_offer')
    .set({
      state: 'accepted',
      accepted_revision: pick.revision,
      accepted_lines: asked.filter((lineId) => pick.lineIds.includes(lineId)),
      accepted_reference: body.customerOrderReference,
      accepted_at: sql`clock_timestamp()`,
      ...markUnreadFor('customer'),
    })
    .where('id', '=', pick.offerId)
    .execute();
  await acceptanceIsToBeTold(db, pick.offerId);
  const cartId = randomBytes(16).toString('hex');
  await db
    .insertInto('cart')
    .values({
      id: cartId,
      action: 'Buy',
      country: request.country,
      company_site: request.company_site,
      oid: person.oid,
      customer_number: person.customerNumber,
      offer_id: pick.offerId,
    })
    .execute();
  if (place) await orderAtOnce(call, { request, cartId, place });
}
