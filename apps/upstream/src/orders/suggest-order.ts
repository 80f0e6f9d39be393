import type { OrderAddress, OrderSuggestion } from '@shop/api-contracts';
import { ownerOf } from '../access/owner.ts';
import { AddressStore } from '../people/addresses/address-store.ts';
import { isOwn, scopeOf, type OrderRow } from './order-store.ts';
import type { OrderCall } from './order-call.ts';

type LastOrder = Pick<OrderRow, 'order_number' | 'contact' | 'shipping_address' | 'invoice_address' | 'freight'>;

/**
 * What a new order of this person could be filled in with. Null when too little is known for a delivery: a phone number and an address,
 * the default one, the last one that is still among the addresses, or the only one.
 */
export async function suggestOrder(call: OrderCall): Promise<OrderSuggestion | null> {
  const { db, person } = call;
  if (!person) return null;
  const [last, addresses] = await Promise.all([readLastOrder(call), new AddressStore(db, ownerOf(person)).all()]);
  const own = addresses.map((address) => ({ ...address, fields: orderAddressOf(address) }));
  const delivery =
    own.find(({ defaultDelivery }) => defaultDelivery)?.fields ??
    own.find(({ fields }) => isSame(fields, last?.shipping_address))?.fields ??
    (own.length === 1 ? own[0]!.fields : undefined);
  const phoneNumber = last?.contact?.phoneNumber ?? person.phoneNumber;
  if (!delivery || phoneNumber === '') return null;
  const invoice = own.find(({ defaultInvoice }) => defaultInvoice)?.fields ?? null;
  return {
    contact: {
      email: last?.contact?.email ?? person.email,
      phoneNumber,
      yourReference: last?.contact?.yourReference ?? `${person.firstName} ${person.lastName}`.trim(),
    },
    shippingAddress: delivery,
    invoiceAddress: isSame(delivery, invoice) ? null : invoice,
    freight: last?.freight ? { id: last.freight.id, partialDelivery: last.freight.partialDelivery } : null,
    lastOrderNumber: last?.order_number ?? null,
  };
}

/** The last order that the person has placed for the same customer number in this market. */
async function readLastOrder(call: OrderCall): Promise<LastOrder | undefined> {
  return call.db
    .selectFrom('shop_order')
    .select(['order_number', 'contact', 'shipping_address', 'invoice_address', 'freight'])
    .where('state', '=', 'placed')
    .where(isOwn(scopeOf(call)))
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const orderAddressOf = ({
  companyOrName,
  streetAddress,
  addressLineTwo,
  zipCode,
  city,
  countryCode,
  stateCode,
}: OrderAddress): OrderAddress => ({
  companyOrName,
  streetAddress,
  addressLineTwo,
  zipCode,
  city,
  countryCode,
  stateCode,
});

const isSame = (one: OrderAddress, other: OrderAddress | null | undefined): boolean =>
  other != null && (Object.keys(one) as (keyof OrderAddress)[]).every((field) => one[field] === other[field]);
