import { sql, type Kysely } from 'kysely';
import { demoQuotesKey, bulkInsert, type Database } from '@shop/commerce-model';
import type { DemoCompany, QuoteSeed } from '../demo-company.ts';
import { demoDay } from '../orders/quote-plans.ts';
import { moveDemoQuotes } from './move-demo-quotes.ts';

/** Imports quote requests with offers and orders; live ones as if the demo day were today. */
export async function importQuotes(db: Kysely<Database>, { quotes }: Pick<DemoCompany, 'quotes'>): Promise<void> {
  await bulkInsert(
    db,
    'quote_request',
    quotes.map((quote) => ({
      number: quote.number,
      cart_id: null,
      quote_group_key: '',
      oid: quote.oid,
      customer_number: quote.customerNumber,
      country: quote.country,
      company_site: null,
      locale: quote.locale,
      currency: quote.currency,
      time_zone: quote.timeZone,
      contact: quote.contact,
      text: quote.text,
      wanted_date: quote.wantedDate,
      lines: quote.lines,
      requested_at: quote.requestedAt,
      seen_at: quote.seenAt,
    })),
  );
  const offers = quotes.flatMap((quote) => quote.offers.map((offer, position) => ({ quote, offer, position })));
  await bulkInsert(
    db,
    'quote_offer',
    offers.map(({ quote, offer, position }) => ({
      id: offer.id,
      request_number: quote.number,
      location_id: offer.locationId,
      position,
      state: offer.state,
      declined_by: offer.declined?.by ?? null,
      decline_reason: offer.declined?.reason ?? '',
      accepted_revision: offer.accepted?.revision ?? null,
      accepted_lines: offer.accepted?.lineIds ?? null,
      accepted_reference: offer.accepted?.reference ?? '',
      accepted_at: offer.accepted?.at ?? null,
      customer_news_at: offer.customerNewsAt,
      partner_news_at: offer.partnerNewsAt,
      partner_seen_at: offer.partnerSeenAt,
      changed_at: offer.changedAt,
    })),
  );
  await bulkInsert(
    db,
    'offer_revision',
    offers.flatMap(({ offer: { id, revisions } }) =>
      revisions.map(({ validUntil, offeredAt, ...revision }) => ({
        offer_id: id,
        ...revision,
        valid_until: validUntil,
        offered_at: offeredAt,
      })),
    ),
  );
  await bulkInsert(
    db,
    'quote_message',
    offers.flatMap(({ offer }) =>
      offer.messages.map(({ lineId, writtenAt, ...message }) => ({
        offer_id: offer.id,
        ...message,
        line_id: lineId,
        written_at: writtenAt,
      })),
    ),
  );
  await sql`
    update quote_offer set expires_at = ((valid_until + 1)::timestamp at time zone time_zone)
    from offer_revision, quote_request
    where offer_id = quote_offer.id and number = request_number
      and revision = (select max(revision) from offer_revision where offer_id = quote_offer.id)`.execute(db);
  for (const { quote, offer } of offers) if (offer.accepted) await importOrder(db, quote, offer.id, offer.accepted);

  const live = quotes.filter(({ isLive }) => isLive).map(({ number }) => [number, demoDay]);
  await bulkInsert(db, 'meta', [{ key: demoQuotesKey, value: JSON.stringify(Object.fromEntries(live)) }]);
  await moveDemoQuotes(db);
}

/** Links an order to the offer that it came from. */
async function importOrder(
  db: Kysely<Database>,
  { oid, customerNumber, country }: QuoteSeed,
  offerId: string,
  { cartId, orderId, at }: NonNullable<QuoteSeed['offers'][number]['accepted']>,
): Promise<void> {
  await bulkInsert(db, 'cart', [
    {
      id: cartId,
      action: 'Buy',
      country,
      company_site: null,
      oid,
      customer_number: customerNumber,
      state: 'ordered',
      version: 0,
      changed_at: at,
      offer_id: offerId,
    },
  ]);
  await db.updateTable('shop_order').set({ cart_id: cartId }).where('id', '=', orderId).execute();
}
