import type { Endpoint, Order, orders, OrderAddress } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import { type Database, minorUnitsOf, settingsOf } from '@shop/commerce-model';
import { checkOrderAddress } from '../people/addresses/check-address.ts';
import { cartUnknown } from '../carts/cart-store.ts';
import type { Deps } from '../http/deps.ts';
import { storeFile } from '../http/files/store-file.ts';
import type { SignedInCall } from '../http/route.ts';
import { Problem } from '../problem/problem.ts';
import { readAcceptedOffer } from './accepted-offer.ts';
import { taxOfDelivery } from './tax/tax-of-delivery.ts';
import { checkContact } from './check-contact.ts';
import type { VatIdCheck } from '../people/vat-numbers/check-vat-number.ts';
import { changesOf, linesChanged, readCartContent } from './order-lines.ts';
import { assertLegal, type OrderMove } from './order-moves.ts';
import { changeOrder, lockOwnOrder, scopeOf, type LockedCart, type OrderChange, type OrderRow } from './order-store.ts';
import { sumUp } from './order-totals.ts';
import { readOrder } from './read-order.ts';
import { today } from './today.ts';

export type StepCall = Pick<SignedInCall<Endpoint>, 'catalogue' | 'context' | 'person' | 'db'>;

/** Locks an own order, after checking that the move is legal and the cart unchanged since the order took it. */
export async function orderFor(
  call: StepCall,
  move: OrderMove,
  { orderId, cartId }: { orderId: string; cartId?: string },
): Promise<OrderRow> {
  const { order, cart } = await lockOwnOrder(call.db, scopeOf(call), orderId, cartId);
  assertLegal(move, order);
  if (order.state === 'open') await assertCartTaken(call, order, cart);
  return order;
}

/**
 * Throws a Problem 412 `cart_changed` when the cart is newer than the order; 404 `cart_unknown` when it no longer
 * exists.
 */
async function assertCartTaken(call: StepCall, order: OrderRow, cart: LockedCart): Promise<void> {
  if (cart.state !== 'open') throw cartUnknown();
  if (cart.version !== order.cart_version) throw await cartChanged(call, order);
}

/** Problem that lists what has changed since the order took the cart: by the shop, or by the buyer in another tab. */
export async function cartChanged(call: StepCall, order: OrderRow): Promise<Problem> {
  const content = await readCartContent(call, order.cart_id);
  return new Problem(412, 'cart_changed', 'The cart has changed since the order took it', {
    members: {
      changes: [...linesChanged(order.lines, content.lines), ...changesOf(order.lines, content, order.currency)],
    },
  });
}

/** Runs one step of the checkout: applies its change and recalculates the sums. */
async function takeStep(
  call: StepCall & { params: { id: string } },
  deps: Pick<Deps, 'payments'>,
  move: OrderMove,
  change: (order: OrderRow) => OrderChange | Promise<OrderChange>,
): Promise<Order> {
  const order = await orderFor(call, move, { orderId: call.params.id });
  await changeWithSums(call, order, await change(order));
  return readOrder(call, deps, order.id);
}

/** Stores a change with the resulting sums. */
export async function changeWithSums(call: StepCall, order: OrderRow, change: OrderChange): Promise<OrderRow> {
  const next = { ...order, ...change };
  return changeOrder(call.db, order, { ...change, totals: await sumsOf(call, next) });
}

/** Sums of an order as of today, since a tax certificate may have been added or have expired. */
export async function sumsOf(call: StepCall, order: OrderRow) {
  const { includesTax } = order.totals!;
  const tax = await taxOfOrder(call, order, includesTax);
  const freight = order.freight && minorUnitsOf(order.freight.amount);
  return sumUp({ lines: order.lines, freight, tax, includesTax });
}

/** Who pays prices with tax buys privately: a VAT number changes nothing for them. */
export function taxOfOrder({ db, person, context, catalogue }: StepCall, order: OrderRow, includesTax: boolean) {
  return taxOfDelivery(db, {
    market: context.market,
    markets: catalogue.reference.markets,
    person,
    address: order.shipping_address,
    confirmedVatId: !includesTax && order.vat_id_check === 'valid' ? (order.contact?.vatId ?? null) : null,
    today: today(context.market),
  });
}

/**
 * Sets the contact; `vatIdCheck` is the result of the VAT register. An accepted offer already has its purchase-order
 * number. Throws a Problem 422 `invalid_contact`.
 */
export function setContact(
  call: SignedInCall<typeof orders.setContact>,
  deps: Pick<Deps, 'payments'>,
  vatIdCheck: VatIdCheck,
): Promise<Order> {
  const { body, catalogue, context } = call;
  return takeStep(call, deps, 'setContact', async (order) => {
    const site = context.companyId === null ? undefined : catalogue.reference.companies.get(context.companyId);
    const offer = await readAcceptedOffer(call.db, order.cart_id);
    const given = { ...body, customerOrderReference: body.customerOrderReference || (offer?.reference ?? '') };
    const contact = checkContact(given, {
      flags: settingsOf(context.market, site),
      country: context.market.country,
      isCompany: context.buyer !== null,
      requiresOrderReference: await needsReference(call.db, order.customer_number),
      vatIdCheck,
    });
    const isTold = vatIdCheck === 'valid' || vatIdCheck === 'notVerified';
    return { contact, vat_id_check: contact.vatId !== '' && isTold ? vatIdCheck : null };
  });
}

/** True when a customer needs a purchase-order number for every order. */
export async function needsReference(db: Kysely<Database>, customerNumber: string | null): Promise<boolean> {
  if (customerNumber === null) return false;
  const customer = await db
    .selectFrom('customer')
    .select('needs_order_reference as isNeeded')
    .where('number', '=', customerNumber)
    .executeTakeFirst();
  return customer?.isNeeded ?? false;
}

/** Another address removes the chosen freight. Throws a Problem 422 `invalid_address`. */
export function setShippingAddress(
  call: SignedInCall<typeof orders.setShippingAddress>,
  deps: Pick<Deps, 'payments'>,
): Promise<Order> {
  return takeStep(call, deps, 'setShippingAddress', (order) => {
    const address = checkOrderAddress(call.body, call.catalogue.reference.countries);
    const isSame = order.shipping_address !== null && isSameAddress(address, order.shipping_address);
    return isSame ? {} : { shipping_address: address, ...withoutFreight(order) };
  });
}

export function setInvoiceAddress(
  call: SignedInCall<typeof orders.setInvoiceAddress>,
  deps: Pick<Deps, 'payments'>,
): Promise<Order> {
  return takeStep(call, deps, 'setInvoiceAddress', () => ({
    invoice_address: checkOrderAddress(call.body, call.catalogue.reference.countries),
    has_invoice_choice: true,
  }));
}

export function removeInvoiceAddress(
  call: SignedInCall<typeof orders.removeInvoiceAddress>,
  deps: Pick<Deps, 'payments'>,
): Promise<Order> {
  return takeStep(call, deps, 'removeInvoiceAddress', () => ({ invoice_address: null, has_invoice_choice: true }));
}

/** Replaces an earlier file. */
export function attachOrderFile(
  call: SignedInCall<typeof orders.attachOrderFile>,
  deps: Pick<Deps, 'payments'>,
): Promise<Order> {
  return changeFile(call, deps, 'attachOrderFile', () => storeFile(call.db, call.file!));
}

export function removeOrderFile(
  call: SignedInCall<typeof orders.removeOrderFile>,
  deps: Pick<Deps, 'payments'>,
): Promise<Order> {
  return changeFile(call, deps, 'removeOrderFile', () => Promise.resolve(null));
}

async function changeFile(
  call: StepCall & { params: { id: string } },
  deps: Pick<Deps, 'payments'>,
  move: 'attachOrderFile' | 'removeOrderFile',
  fileOf: () => Promise<string | null>,
): Promise<Order> {
  let before: string | null = null;
  const order = await takeStep(call, deps, move, async ({ order_file }) => {
    before = order_file;
    return { order_file: await fileOf() };
  });
  if (before !== null) await call.db.deleteFrom('stored_file').where('id', '=', before).execute();
  return order;
}

/** Cancels an open order; cancelling it again is no error. */
export async function cancelOrder(call: SignedInCall<typeof orders.cancel>): Promise<null> {
  const { order } = await lockOwnOrder(call.db, scopeOf(call), call.params.id);
  assertLegal('cancel', order);
  await changeOrder(call.db, order, { state: 'cancelled' });
  return null;
}

export const withoutFreight = (order: OrderRow): OrderChange => ({
  freight: null,
  freight_quote: null,
  lines: order.lines.map((line) => ({ ...line, promisedDate: null })),
});

/** Compares all fields, in any order. */
export const isSameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  (Object.keys(one) as (keyof OrderAddress)[]).every((field) => one[field] === other[field]);
