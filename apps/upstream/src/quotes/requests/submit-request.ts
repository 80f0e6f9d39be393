import type { QuoteContact, quoteCheckout } from '@shop/api-contracts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { minorUnitsOf, type StoredQuoteLine } from '@shop/commerce-model';
import { CartStore, scopeOf, type StoreOptions } from '../../carts/cart-store.ts';
import type { SignedInCall } from '../../http/route.ts';
import { assertFitConfirmed, confirmationBy, needsConfirmation } from '../../orders/fit-confirmations.ts';
import { Problem } from '../../problem/problem.ts';
import { checkRequest } from './check-request.ts';
import type { LineProofFile } from '../../replacements/proof/line-proofs.ts';
import { storeFile } from '../../http/files/store-file.ts';
import { openQuoteCart } from './open-quote-cart.ts';
import { readGroups, type QuoteCheckout, type QuoteGroupOfCart } from './quote-cart.ts';
import { partnerIsToAnswer, requestIsToBeConfirmed, type PartnerOptions } from '../quote-jobs.ts';
import { filesOfCart } from './quote-files.ts';
import { readSent } from './sent-requests.ts';
import { knownTimeZone } from '../time-zones.ts';

type Call = SignedInCall<typeof quoteCheckout.submit>;

/**
 * Sends one request per group of a cart, all or none, and ends the cart. Repeating it returns the sent requests. Throws
 * a Problem: 404 `cart_unknown`, 409 `location_missing`, 412 `cart_changed`, 422 `cart_empty`, `request_too_large`,
 * `cart_not_quotable`, `invalid_contact`, `fit_not_confirmed`, 429 `request_limit`.
 */
export async function submitRequest(
  call: Call,
  proofs: ReadonlyMap<string, LineProofFile>,
  options: StoreOptions & PartnerOptions = {},
): Promise<QuoteCheckout> {
  const { body, db, context } = call;
  if (await isSent(call, options)) return readSent(call, body.cartId);
  const cart = await openQuoteCart(call, body.cartId, options);
  const unconfirmed = await readGroups(call, cart.id);
  assertLookedAt(call, cart.version, unconfirmed);
  assertChosen(unconfirmed);
  const { country, timeZone: ofMarket } = context.market;
  const timeZone = knownTimeZone(body.timeZone) ?? ofMarket;
  const contact = checkRequest(body, { country, timeZones: [ofMarket, timeZone] });
  const wanted = new Set(body.lines.flatMap(({ lineId, fitConfirmed }) => (fitConfirmed ? lineId : [])));
  const groups = unconfirmed.map((group) => withConfirmations(call, group, wanted));
  assertFitConfirmed({ lines: groups.flatMap(({ lines }) => lines) });

  await assertFewSent(call, groups.length);

  const files = await filesOfCart(db, cart.id);
  for (const group of groups) {
    const lines = await storeProofs(db, group.lines, proofs);
    const number = await insertRequest(call, { ...group, lines }, { contact, timeZone });
    await insertOffers(call, number, group.chosen, options);
    await requestIsToBeConfirmed(db, number);
    const fileIds = [...files.map(({ id }) => id), ...lines.flatMap(({ proof }) => proof?.fileId ?? [])];
    if (fileIds.length > 0) {
      const rows = fileIds.map((id) => ({ request_number: number, file_id: id }));
      await db.insertInto('quote_request_file').values(rows).execute();
    }
  }
  await new CartStore(db, scopeOf(call)).bumpVersion(cart, { state: 'ordered' });
  return readSent(call, cart.id);
}

/** Stores the proofs that go with lines; one that cannot be computed any more is left out. */
async function storeProofs(
  db: Call['db'],
  lines: StoredQuoteLine[],
  proofs: ReadonlyMap<string, LineProofFile>,
): Promise<StoredQuoteLine[]> {
  const stored: StoredQuoteLine[] = [];
  for (const { proof, ...line } of lines) {
    const file = proof && proofs.get(line.lineId);
    stored.push(file ? { ...line, proof: { fileId: await storeFile(db, file) } } : line);
  }
  return stored;
}

/** Lines that are wanted although they do not fit their unit say who wants them, and when. */
function withConfirmations(
  { person, context }: Call,
  group: QuoteGroupOfCart,
  wanted: ReadonlySet<string>,
): QuoteGroupOfCart {
  const confirmation = confirmationBy(person, context.market);
  const lines = group.lines.map((line) =>
    needsConfirmation(line) && wanted.has(line.lineId)
      ? { ...line, forUnit: { ...line.forUnit!, confirmation } }
      : line,
  );
  return { ...group, lines };
}

/** Locks the cart first, so that concurrent submissions wait for the first one. */
async function isSent({ db, body, person }: Call, { lock = true }: StoreOptions): Promise<boolean> {
  const cart = await db
    .selectFrom('cart')
    .select('state')
    .where('id', '=', body.cartId)
    .where('oid', '=', person.oid)
    .where('action', '=', 'RequestQuote')
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return cart?.state === 'ordered';
}

/** Throws a Problem 412 when the cart differs from the one that was read. */
function assertLookedAt({ body, ifMatch }: Call, version: number, groups: QuoteGroupOfCart[]): void {
  const keys = new Set(groups.map(({ quoteGroupKey }) => quoteGroupKey));
  const lineIds = new Set(groups.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
  const isSame =
    (ifMatch === null || ifMatch === version) &&
    keys.size === new Set(body.quoteGroupKeys).size &&
    body.quoteGroupKeys.every((key) => keys.has(key)) &&
    body.lines.every(({ lineId }) => lineIds.has(lineId));
  if (isSame) return;
  throw new Problem(412, 'cart_changed', 'The cart has changed since it was read', {
    members: { changes: [] },
  });
}

function assertChosen(groups: QuoteGroupOfCart[]): void {
  const missing = groups.filter(({ chosen }) => chosen.length === 0).map(({ quoteGroupKey }) => quoteGroupKey);
  if (missing.length === 0) return;
  throw new Problem(409, 'location_missing', 'A group has no chosen location', {
    members: { quoteGroupKeys: missing },
  });
}

/** Requests to suppliers that a person can send in 24 hours. */
const maxRequestsPerDay = 20;

/** Every request sends mails to others, so nobody sends them without end. Throws a Problem 429 `request_limit`. */
async function assertFewSent({ db, person }: Call, more: number): Promise<void> {
  // concurrent requests of a person from different carts are counted one after the other
  await sql`select from person where oid = ${person.oid} for update`.execute(db);
  const { count } = await db
    .selectFrom('quote_request')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('oid', '=', person.oid)
    .where('requested_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  if (count + more <= maxRequestsPerDay) return;
  throw new Problem(429, 'request_limit', `At most ${maxRequestsPerDay} requests can be sent in 24 hours`, {
    members: { most: maxRequestsPerDay },
  });
}

async function insertRequest(
  { db, body, context, person }: Call,
  { quoteGroupKey, lines }: QuoteGroupOfCart,
  { contact, timeZone }: { contact: QuoteContact; timeZone: string },
): Promise<string> {
  const detailsByLine = new Map(body.lines.map((line) => [line.lineId, line]));
  const asked = lines.map((line): StoredQuoteLine => {
    const { targetPrice = null, wantedDate = null, note = line.note } = detailsByLine.get(line.lineId) ?? {};
    return { ...line, targetPrice: targetPrice === null ? null : minorUnitsOf(targetPrice), wantedDate, note };
  });
  const { number } = await db
    .insertInto('quote_request')
    .values({
      number: sql<string>`'Q' || nextval('quote_number')`,
      cart_id: body.cartId,
      quote_group_key: quoteGroupKey,
      oid: person.oid,
      customer_number: person.customerNumber,
      country: context.market.country,
      company_site: context.companyId,
      locale: context.locale,
      currency: context.market.currency,
      time_zone: timeZone,
      contact: JSON.stringify(contact),
      text: body.text || null,
      wanted_date: body.wantedDate,
      delivery_place: body.deliveryPlace ? JSON.stringify(body.deliveryPlace) : null,
      lines: JSON.stringify(asked),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

async function insertOffers(
  { db }: Call,
  number: string,
  locationIds: string[],
  options: PartnerOptions,
): Promise<void> {
  const rows = locationIds.map((locationId, position) => ({
    id: randomBytes(8).toString('hex'),
    request_number: number,
    location_id: locationId,
    position,
  }));
  await db.insertInto('quote_offer').values(rows).execute();
  for (const { id } of rows) await partnerIsToAnswer(db, id, { revision: 0, messageId: null }, options);
}
