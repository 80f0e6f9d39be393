import { sql } from 'kysely';
import type { StoredQuoteLine } from '@shop/commerce-model';
import { isReadableBy } from '../../access/owner.ts';
import { cartUnknown, eTagOf, scopeOf } from '../../carts/cart-store.ts';
import { readLocations } from '../../partners/partner-locations.ts';
import type { QuoteCheckoutCall } from './open-quote-cart.ts';
import type { QuoteCheckout } from './quote-cart.ts';
import { filesOfCart } from './quote-files.ts';
import { quotedLinesOf } from '../quote-line-answer.ts';

interface SentRequest {
  number: string;
  quoteGroupKey: string;
  currency: string;
  lines: StoredQuoteLine[];
  /** The selected location first. */
  locationIds: string[];
  cartVersion: number;
}

/** Loads the requests sent from an own cart, with numbers and locations. Throws a Problem 404 `cart_unknown`. */
export async function readSent(call: QuoteCheckoutCall, cartId: string): Promise<QuoteCheckout> {
  const requests = await findSent(call, cartId);
  const [first] = requests;
  if (!first) throw cartUnknown();
  const locations = await readLocations(
    call.db,
    requests.flatMap(({ locationIds }) => locationIds),
  );
  const lines = await quotedLinesOf(
    call,
    requests.flatMap((request) => request.lines),
    first.currency,
  );
  return {
    cartId,
    eTag: eTagOf(first.cartVersion),
    currency: first.currency,
    groups: requests.map((request) => ({
      quoteGroupKey: request.quoteGroupKey,
      confirmation: request.number,
      selectedPartnerLocationId: request.locationIds[0] ?? null,
      otherPartnerLocationIds: request.locationIds.slice(1),
      lines: lines.filter(({ lineId }) => request.lines.some((line) => line.lineId === lineId)),
      locations: request.locationIds.flatMap((id) => locations.get(id) ?? []),
    })),
    files: await filesOfCart(call.db, cartId),
  };
}

async function findSent(call: QuoteCheckoutCall, cartId: string): Promise<SentRequest[]> {
  const { oid, country, companySite } = scopeOf(call);
  const { rows } = await sql<SentRequest>`
    select number, quote_group_key as "quoteGroupKey", currency, lines, cart.version as "cartVersion",
      (select array_agg(location_id order by position) from quote_offer where request_number = number) as "locationIds"
    from quote_request join cart on cart.id = cart_id
    where cart_id = ${cartId} and quote_request.oid = ${oid}
      and ${isReadableBy(call.person, 'quote_request')} and quote_request.country = ${country}
      and coalesce(quote_request.company_site, '') = ${companySite ?? ''}
    order by length(number), number`.execute(call.db);
  return rows;
}
