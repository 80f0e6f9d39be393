import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { someContact, someDelivery, someFile, someQuoteContact } from './operations.ts';
import type { TestUpstream } from './start-test-upstream.ts';
import { quoteLines } from './test-quotes.ts';

/** Paul's location. */
const placeId = 'becker-hamburg';

/**
 * Prepares data for the table of operations and returns its ids: requests of a customer number to Paul's location, in
 * the states that each move needs, one with a file.
 */
export async function prepareQuotes(
  shop: TestUpstream,
  { oid, customerNumber }: { oid: string; customerNumber: string },
): Promise<Record<string, string>> {
  const { db } = shop.deps;
  const send = async (change: { state?: 'offered'; expires_at?: Date } = {}) => {
    const { number } = await db
      .insertInto('quote_request')
      .values({
        number: sql<string>`'Q' || nextval('quote_number')`,
        ...{ cart_id: null, quote_group_key: '0', oid, customer_number: customerNumber, company_site: null },
        ...{
          country: 'FR',
          locale: 'fr-fr',
          currency: 'EUR',
          time_zone: 'Europe/Paris',
          text: null,
          wanted_date: null,
        },
        ...{ contact: JSON.stringify(someQuoteContact), lines: JSON.stringify(quoteLines) },
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    const id = randomBytes(8).toString('hex');
    await db
      .insertInto('quote_offer')
      .values({ id, request_number: number, location_id: placeId, position: 0, ...change })
      .execute();
    return { number, id };
  };
  const offer = async (expiresAt: Date) => {
    const { number, id } = await send({ state: 'offered', expires_at: expiresAt });
    const lines = quoteLines.map(({ lineId }) => ({
      ...{ lineId, unitPrice: 12_345, leadTimeDays: 7, substitute: null, note: '' },
    }));
    await db
      .insertInto('offer_revision')
      .values({ offer_id: id, revision: 1, lines: JSON.stringify(lines), valid_until: '2099-12-31' })
      .execute();
    return { number, id };
  };
  const later = new Date('2099-12-31T23:00:00Z');
  const [asked, declined, offered, ended, accepted, ordered, shipped] = [
    await send(),
    await send(),
    await offer(later),
    await offer(new Date('2026-01-31T23:00:00Z')),
    await offer(later),
    await offer(later),
    await offer(later),
  ];
  await db
    .updateTable('quote_offer')
    .set({ state: 'accepted', accepted_revision: 1, accepted_lines: [quoteLines[0]!.lineId], accepted_at: new Date() })
    .where('id', 'in', [accepted.id, ordered.id, shipped.id])
    .execute();
  for (const { id } of [ordered, shipped]) await placeOrder(shop, id, { oid, customerNumber });
  const fileId = randomBytes(8).toString('hex');
  const file = { id: fileId, name: someFile.name, type: 'application/pdf', bytes: someFile.bytes, hash: '' };
  await db.insertInto('stored_file').values(file).execute();
  await db.insertInto('quote_request_file').values({ request_number: asked.number, file_id: fileId }).execute();
  return {
    quote: asked.number,
    offer: asked.id,
    quoteFile: fileId,
    declinedQuote: declined.number,
    declinedOffer: declined.id,
    offeredQuote: offered.number,
    offeredOffer: offered.id,
    endedQuote: ended.number,
    endedOffer: ended.id,
    acceptedQuote: accepted.number,
    acceptedOffer: accepted.id,
    orderedQuote: ordered.number,
    orderedOffer: ordered.id,
    shippedQuote: shipped.number,
    shippedOffer: shipped.id,
  };
}

/** The placed order of an accepted offer, on account. */
async function placeOrder(
  { deps: { db } }: TestUpstream,
  offerId: string,
  { oid, customerNumber }: { oid: string; customerNumber: string },
): Promise<void> {
  const owner = { oid, customer_number: customerNumber, country: 'FR', company_site: null };
  const cartId = randomBytes(16).toString('hex');
  await db
    .insertInto('cart')
    .values({ id: cartId, action: 'Buy', state: 'ordered', offer_id: offerId, ...owner })
    .execute();
  const [{ lineId, articleNumber, name, quantity }] = [quoteLines[0]!];
  const line = {
    ...{ lineId, genericItemId: '', commercialItemId: '', articleNumber, customArticleNumber: null, name, note: '' },
    ...{ quantity, unitPrice: 12_345, listPrice: null, requestedDate: null, promisedDate: null, configuration: null },
  };
  const totals = {
    goods: 49_380,
    freight: 0,
    taxRate: 0,
    tax: 0,
    includesTax: false,
    taxExemptState: null,
    total: 49_380,
  };
  const freight = { id: 'agreed', incoterm: 'DAP', amount: '0.00', currency: 'EUR', deliveryDate: '2026-12-15' };
  await db
    .insertInto('shop_order')
    .values({
      id: randomBytes(16).toString('hex'),
      ...{ cart_id: cartId, locale: 'fr-fr', currency: 'EUR', ...owner },
      contact: JSON.stringify(someContact),
      shipping_address: JSON.stringify(someDelivery),
      freight: JSON.stringify({ ...freight, requestedDeliveryDate: null, partialDelivery: true }),
      lines: JSON.stringify([line]),
      totals: JSON.stringify(totals),
      ...{
        state: 'placed',
        status: 'received',
        order_number: `SO-${offerId}`,
        placed_at: new Date(),
        payment_method: 'account',
      },
    })
    .execute();
}
