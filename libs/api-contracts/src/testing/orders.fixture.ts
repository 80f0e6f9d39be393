import { orderAddressSchema, type OrderAddress } from '../order-address.ts';
import { quotedFreightChoiceSchema, type QuotedFreightChoice } from '../freight/order-freight.ts';
import {
  orderContactSchema,
  orderLineSchema,
  orderSchema,
  type Order,
  type OrderContact,
  type OrderLine,
} from '../orders/orders.ts';
import { built } from './built.fixture.ts';
import { buyCartId } from './carts.fixture.ts';

export const orderId = 'a'.repeat(32);

export const buildOrderContact = (contact: Partial<OrderContact> = {}): OrderContact =>
  built(orderContactSchema, {
    email: 'anna@hamnverket.example',
    phoneNumber: '+44 114 496 0182',
    yourReference: '',
    customerOrderReference: '',
    remark: '',
    companyNumber: '',
    electronicInvoiceNumber: '',
    vatId: '',
    ...contact,
  });

export const buildOrderAddress = (address: Partial<OrderAddress> = {}): OrderAddress =>
  built(orderAddressSchema, {
    companyOrName: 'Elmbridge Dairies Ltd',
    streetAddress: '1 Mill Lane',
    addressLineTwo: '',
    zipCode: 'S3 8AB',
    city: 'Sheffield',
    countryCode: 'GB',
    stateCode: '',
    ...address,
  });

export const buildOrderLine = (line: Partial<OrderLine> = {}): OrderLine =>
  built(orderLineSchema, {
    lineId: 'line-1',
    articleNumber: 'GX-050-031',
    customArticleNumber: null,
    name: 'Heat exchanger GX-050, 31 plates',
    note: '',
    quantity: 1,
    price: { amount: '2117.00', originalAmount: '2117.00', currency: 'GBP' },
    lineTotal: '2117.00',
    requestedDate: null,
    promisedDate: null,
    configuration: null,
    item: null,
    ...line,
  });

/** An option for the default order; each line arrives a day before all of them together. */
export function buildFreightChoice(choice: Partial<QuotedFreightChoice> = {}): QuotedFreightChoice {
  const { amount = '48.00', deliveryDate = '2026-12-04' } = choice;
  const dayBefore = new Date(Date.parse(deliveryDate) - 86_400_000).toISOString().slice(0, 10);
  const net = 2117 + Number(amount);
  return built(quotedFreightChoiceSchema, {
    id: 'economy',
    incoterm: 'DAP',
    amount,
    currency: 'GBP',
    deliveryDate,
    lineDates: [dayBefore, dayBefore],
    totals: {
      goods: '2117.00',
      freight: amount,
      taxRate: 20,
      tax: (net * 0.2).toFixed(2),
      includesTax: false,
      taxKind: 'ordinary',
      taxExemptState: null,
      net: net.toFixed(2),
      total: (net * 1.2).toFixed(2),
      currency: 'GBP',
    },
    ...choice,
  });
}

export const freightChoices: QuotedFreightChoice[] = [
  buildFreightChoice(),
  buildFreightChoice({ id: 'express', amount: '115.00', deliveryDate: '2026-12-01' }),
  buildFreightChoice({ id: 'collect', incoterm: 'EXW', amount: '0.00', deliveryDate: '2026-11-30' }),
];

/** An order without entries; with `upTo`, all steps before that one are filled in. */
export function buildOrder(order: Partial<Order> = {}, { upTo = 'contact' }: { upTo?: Order['step'] } = {}): Order {
  const steps = ['contact', 'delivery', 'invoice', 'freight', 'review', 'payment', 'done'];
  const isDone = (step: string) => steps.indexOf(step) < steps.indexOf(upTo);
  const [choice] = freightChoices;
  return settledOrder({
    orderId,
    cartId: buyCartId,
    contact: isDone('contact') ? buildOrderContact() : null,
    shippingAddress: isDone('delivery') ? buildOrderAddress() : null,
    invoiceAddress: null,
    freight: isDone('freight') ? { ...choice!, requestedDeliveryDate: null, partialDelivery: false } : null,
    eTag: '"1"',
    state: upTo === 'done' ? 'placed' : upTo === 'payment' ? 'paying' : 'open',
    step: upTo,
    lines: [buildOrderLine()],
    totals: {
      goods: '0.00',
      freight: null,
      taxRate: 20,
      tax: '0.00',
      includesTax: false,
      taxKind: 'ordinary',
      taxExemptState: null,
      total: '0.00',
      currency: 'GBP',
    },
    requiresOrderReference: false,
    orderFile: null,
    vatIdCheck: null,
    paymentMethods: ['scheme', 'paypal'],
    payment: null,
    orderNumber: upTo === 'done' ? 'W-100001' : null,
    placedAt: upTo === 'done' ? '2026-11-21T10:00:00.000Z' : null,
    ...order,
  });
}

/** The order with matching sums and next step. */
export function settledOrder(order: Order): Order {
  const goods = order.lines.reduce((sum, { lineTotal }) => sum + Number(lineTotal ?? 0), 0);
  const freight = order.freight ? Number(order.freight.amount) : 0;
  const tax = ((goods + freight) * order.totals.taxRate) / 100;
  return built(orderSchema, {
    ...order,
    step: stepOf(order),
    totals: {
      ...order.totals,
      goods: goods.toFixed(2),
      freight: order.freight?.amount ?? null,
      tax: tax.toFixed(2),
      net: (goods + freight).toFixed(2),
      total: (goods + freight + tax).toFixed(2),
    },
  });
}

function stepOf({ state, contact, shippingAddress, freight, step }: Order): Order['step'] {
  if (state === 'placed') return 'done';
  if (state === 'paying') return 'payment';
  if (!contact) return 'contact';
  if (!shippingAddress) return 'delivery';
  if (freight) return 'review';
  // choosing the delivery address for invoices is an answer too, but leaves no trace
  return step === 'contact' || step === 'delivery' || step === 'invoice' ? 'invoice' : 'freight';
}
