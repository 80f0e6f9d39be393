import type { OrderAddress, OrderContact } from '@shop/api-contracts';
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Database, minorUnitsOf, type settingsOf, type StoredMarket } from '@shop/commerce-model';
import { agreedFreight } from '../../orders/freight/agreed-freight.ts';
import type { OrderRow } from '../../orders/order-store.ts';
import { sumUp } from '../../orders/order-totals.ts';
import { placeWithInvoice } from '../../orders/payments/place-on-account.ts';
import { today } from '../../orders/today.ts';
import { taxOfDelivery } from '../../orders/tax/tax-of-delivery.ts';
import { readAcceptedOffer } from '../../orders/accepted-offer.ts';
import type { LockedQuote } from '../quote-store.ts';
import type { QuoteCall } from '../read-quote.ts';

export interface OrderPlace {
  market: StoredMarket;
  settings: ReturnType<typeof settingsOf>;
  address: OrderAddress;
}

type Request = LockedQuote['request'];

/** Places the order of an accepted offer on account, with the contact of the request. */
export async function orderAtOnce(
  { db, person, catalogue }: QuoteCall,
  { request, cartId, place }: { request: Request; cartId: string; place: OrderPlace },
): Promise<void> {
  const { market, address } = place;
  const offer = (await readAcceptedOffer(db, cartId))!;
  const { currency, wanted_date: requestedDeliveryDate } = request;
  const { countryCode } = address;
  const day = today(market);
  const [way] = agreedFreight(offer.lines, offer, { requestedDeliveryDate, currency, countryCode, today: day }).ways;
  const lines = offer.lines.map((line, n) => ({ ...line, promisedDate: way!.days[n]! }));
  // the register is not asked here, so that a VAT number is not confirmed
  const tax = await taxOfDelivery(db, {
    market,
    markets: catalogue.reference.markets,
    person,
    address,
    confirmedVatId: null,
    today: day,
  });
  const order = await db
    .insertInto('shop_order')
    .values({
      id: randomBytes(16).toString('hex'),
      cart_id: cartId,
      oid: person.oid,
      customer_number: person.customerNumber,
      country: request.country,
      company_site: request.company_site,
      locale: request.locale,
      currency,
      contact: JSON.stringify(contactOf(request, place, { person, reference: offer.reference })),
      shipping_address: JSON.stringify(address),
      has_invoice_choice: true,
      freight: JSON.stringify({ ...way!.choice, requestedDeliveryDate, partialDelivery: true }),
      lines: JSON.stringify(lines),
      totals: JSON.stringify(sumUp({ lines, freight: minorUnitsOf(way!.choice.amount), tax, includesTax: false })),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await placeWithInvoice(db as Transaction<Database>, order as OrderRow);
}

/** Numbers that the market requires come from the accepting person's profile. */
function contactOf(
  { contact }: Request,
  { settings }: OrderPlace,
  { person, reference }: { person: QuoteCall['person']; reference: string },
): OrderContact {
  const asked = (flag: 'companyNumberEnabled' | 'electronicInvoiceNumberEnabled' | 'vatIdEnabled', value: string) =>
    settings[flag] === 'Off' ? '' : value;
  return {
    email: contact.email,
    phoneNumber: contact.phoneNumber,
    yourReference: contact.reference,
    customerOrderReference: reference,
    remark: '',
    companyNumber: asked('companyNumberEnabled', person.companyNumber),
    electronicInvoiceNumber: asked('electronicInvoiceNumberEnabled', person.electronicInvoiceNumber),
    vatId: asked('vatIdEnabled', person.vatId),
  };
}
