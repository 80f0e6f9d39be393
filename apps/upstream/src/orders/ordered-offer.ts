import type { OrderedOffer } from '@shop/api-contracts';
import { localInstant, type Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { marketZone } from './market-zone.ts';

/** Loads the accepted offer that an order came from, with its supplier; null for an order of an own cart. */
export async function readOrderedOffer(db: Kysely<Database>, orderId: string): Promise<OrderedOffer | null> {
  const { rows } = await sql<Row>`
    select quote_offer.request_number as "quoteNumber", accepted_revision as revision, offered_at as "offeredAt",
      concat_ws(', ', partner.name, nullif(partner_location.name, '')) as name, is_own as "isOwn",
      partner_location.phone_number as "phoneNumber", partner_location.email as email, confirmed_at as "confirmedAt",
      ${marketZone} as "timeZone"
    from shop_order join cart on cart.id = shop_order.cart_id join quote_offer on quote_offer.id = cart.offer_id
      join offer_revision on offer_revision.offer_id = quote_offer.id and offer_revision.revision = accepted_revision
      join partner_location on partner_location.id = location_id join partner on partner.id = partner_id
    where shop_order.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { quoteNumber, revision, offeredAt, confirmedAt, timeZone, ...supplier } = row;
  return {
    quoteNumber,
    revision,
    offeredAt: localInstant(offeredAt, timeZone),
    supplier,
    confirmedAt: confirmedAt && localInstant(confirmedAt, timeZone),
  };
}

interface Row {
  quoteNumber: string;
  revision: number;
  offeredAt: Date;
  name: string;
  isOwn: boolean;
  phoneNumber: string;
  email: string;
  confirmedAt: Date | null;
  timeZone: string;
}
