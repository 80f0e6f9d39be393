import type { DeliveryPlace, Endpoint, Quote, UploadedFile } from '@shop/api-contracts';
import { sql } from 'kysely';
import { settingsOf, type StoredQuoteLine } from '@shop/commerce-model';
import { readArticles } from '../catalogue/items/articles.ts';
import { readNamesByNumber } from '../catalogue/items/shown-name.ts';
import type { SignedInCall } from '../http/route.ts';
import { readLocations } from '../partners/partner-locations.ts';
import {
  offerAnswer,
  summaryAnswer,
  type OfferJson,
  type OfferNames,
  type QuoteRole,
  type SummaryRow,
} from './quote-answer.ts';
import { quotedLinesOf, suppliedLinesOf } from './quote-line-answer.ts';
import {
  isAsked,
  isOwnRequest,
  quoteUnknown,
  readerOf,
  stateNow,
  type QuoteOptions,
  type QuoteReader,
} from './quote-store.ts';
import { orderToDeliverJson } from './order-to-deliver-json.ts';
import { isUnreadByCustomer, offersSummary, partnerHasNews, summaryColumns } from './quote-summaries.ts';

export type QuoteCall = Pick<SignedInCall<Endpoint>, 'catalogue' | 'context' | 'person' | 'db'>;

interface QuoteRow extends SummaryRow {
  role: QuoteRole;
  country: string;
  companySite: string | null;
  currency: string;
  timeZone: string;
  text: string | null;
  wantedDate: string | null;
  deliveryPlace: DeliveryPlace | null;
  lines: StoredQuoteLine[];
  files: UploadedFile[];
  offers: OfferJson[];
  /** Time of the last change in the answer, with the precision of the database. */
  customerNewsAt: string | null;
  partnerNewsAt: string | null;
}

/**
 * Loads a request as seen by its customer or an asked partner, who sees only the own offer and none of the customer's
 * shop prices. Throws a Problem 404 `quote_unknown`.
 */
export async function readQuote(call: QuoteCall, number: string, options: QuoteOptions = {}): Promise<Quote> {
  return answerOf(call, await findQuote(call, await readerOf(call.db, call.person), number, options));
}

/** Loads a request and marks its changes as read. */
export async function readQuoteAndMarkSeen(
  call: QuoteCall,
  number: string,
  options: QuoteOptions = {},
): Promise<Quote> {
  const reader = await readerOf(call.db, call.person);
  const row = await findQuote(call, reader, number, options);
  if (row.hasNews) await markSeen(call, reader, row);
  return answerOf(call, row);
}

/** Runs one query, so that the result is consistent. */
async function findQuote(
  { db, context }: QuoteCall,
  reader: QuoteReader,
  number: string,
  options: QuoteOptions,
): Promise<QuoteRow> {
  const isOwn = isOwnRequest(reader);
  const isVisible = sql<boolean>`(${isOwn} or ${isAsked(reader)})`;
  const { rows } = await sql<QuoteRow>`
    select ${summaryColumns(context.language)}, case when ${isOwn} then ${isUnreadByCustomer} else ${partnerHasNews} end as "hasNews",
      case when ${isOwn} then 'customer' else 'partner' end as role, country, company_site as "companySite", currency,
      time_zone as "timeZone", text, wanted_date::text as "wantedDate", delivery_place as "deliveryPlace", lines, offers.*,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'bytes', length(bytes)) order by stored_at, id), '[]')
        from quote_request_file join stored_file on id = file_id where request_number = quote_request.number) as files
    from quote_request
    join lateral ${offersSummary(isVisible, options)} as summary on true
    join lateral (
      select json_agg(${offerJson(reader, isOwn, options)} order by position) as offers,
        max(customer_news_at)::text as "customerNewsAt", max(partner_news_at)::text as "partnerNewsAt"
      from quote_offer
      left join cart on cart.offer_id = quote_offer.id
      left join shop_order on shop_order.cart_id = cart.id and shop_order.state = 'placed'
      where request_number = quote_request.number and ${isVisible}) as offers on true
    where quote_request.number = ${number}`.execute(db);
  const [row] = rows;
  if (!row) throw quoteUnknown();
  return row;
}

/** The person who accepted gets the cart, the customer the order, a partner its number. */
function offerJson({ person: { oid } }: QuoteReader, isOwn: ReturnType<typeof isOwnRequest>, { clock }: QuoteOptions) {
  return sql`json_build_object(
    'id', quote_offer.id, 'locationId', location_id, 'state', ${stateNow(clock)}, 'expiresAt', expires_at,
    'declinedBy', declined_by, 'declineReason', decline_reason,
    'revisions', (select coalesce(json_agg(json_build_object('revision', revision, 'offeredAt', offered_at, 'lines', lines,
        'validUntil', valid_until, 'text', text, 'terms', terms) order by revision), '[]')
      from offer_revision where offer_id = quote_offer.id),
    'messages', (select coalesce(json_agg(json_build_object('id', id, 'writtenAt', written_at, 'from', sender, 'author', author,
        'text', text, 'lineId', line_id) order by written_at, id), '[]')
      from quote_message where offer_id = quote_offer.id),
    'accepted', case when accepted_revision is not null then json_build_object(
      'revision', accepted_revision, 'lineIds', accepted_lines, 'order', ${orderToDeliverJson},
      'cartId', case when cart.state = 'open' and cart.oid = ${oid} and ${isOwn} then cart.id end,
      'orderId', case when ${isOwn} then shop_order.id end, 'orderNumber', shop_order.order_number) end)`;
}

/** Locks several offers in the order of their ids, as everywhere. */
async function markSeen({ db }: QuoteCall, reader: QuoteReader, row: QuoteRow): Promise<void> {
  if (row.role === 'customer') {
    await sql`update quote_request set seen_at = greatest(seen_at, ${row.customerNewsAt}::timestamptz)
      where number = ${row.number}`.execute(db);
    return;
  }
  await sql`update quote_offer set partner_seen_at = greatest(partner_seen_at, ${row.partnerNewsAt}::timestamptz)
    where id in (
      select id from quote_offer where request_number = ${row.number} and ${isAsked(reader)} order by id for update)`.execute(
    db,
  );
}

async function answerOf(call: QuoteCall, row: QuoteRow): Promise<Quote> {
  const { db, catalogue } = call;
  const locations = await readLocations(db, row.locationIds);
  const { markets, companies } = catalogue.reference;
  const market = markets.find(({ country }) => country === row.country)!;
  const site = row.companySite === null ? undefined : companies.get(row.companySite);
  const lines =
    row.role === 'customer'
      ? await quotedLinesOf(call, row.lines, row.currency)
      : await suppliedLinesOf(call, row.lines, { ...market, currency: row.currency });
  const names = await readOfferNames(call, row.offers);
  return {
    ...summaryAnswer(row, locations),
    role: row.role,
    contact: row.contact,
    text: row.text,
    wantedDate: row.wantedDate,
    deliveryPlace: row.deliveryPlace,
    currency: row.currency,
    country: row.country,
    companyId: row.companySite,
    timeZone: row.timeZone,
    lines,
    files: row.files,
    offers: row.offers.map((offer) => offerAnswer(offer, locations.get(offer.locationId)!, { ...row, ...names })),
    isOrderedInCheckout: settingsOf(market, site).buyEnabled,
  };
}

async function readOfferNames({ db, context: { language } }: QuoteCall, offers: OfferJson[]): Promise<OfferNames> {
  const ordered = offers.flatMap(({ accepted }) => accepted?.order?.lines ?? []);
  const offered = offers.flatMap(({ revisions }) => revisions.flatMap(({ lines }) => lines));
  const ids = ordered.map(({ commercialItemId }) => commercialItemId);
  const numbers = offered.flatMap(({ substitute }) => substitute?.articleNumber ?? []);
  return {
    articles: await readArticles(db, ids, language),
    substitutes: await readNamesByNumber(db, numbers, language),
  };
}
