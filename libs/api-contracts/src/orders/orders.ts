import * as z from 'zod/mini';
import { cartIdSchema } from '../carts.ts';
import { endpoint } from '../client/endpoint.ts';
import { enclosureSchema } from '../enclosure.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { fileSchema, uploadedFileSchema } from '../client/files.ts';
import { daySchema } from '../freight/freight.ts';
import { itemCardSchema } from '../catalogue/items.ts';
import { amountSchema, currencySchema, priceSchema } from '../money.ts';
import { nothingSchema } from '../nothing.ts';
import { orderAddressSchema } from '../order-address.ts';
import { orderFreightSchema, orderIdSchema } from '../freight/order-freight.ts';
import { cancellableUntilSchema, orderQuestionSchema } from './order-help.ts';
import { orderTotalsSchema } from '../order-totals.ts';
import { orderSuggestionSchema } from './order-suggestion.ts';
import { orderedOfferSchema } from './ordered-offer.ts';
import { quoteNumberSchema } from '../quotes/quote-lines.ts';
import { fitConfirmationSchema, fitSchema } from '../units/fit.ts';
import { takeBackSchema } from '../take-back.ts';
import { unitOfLineSchema } from '../unit-of-line.ts';
import { visible } from '../visible-text.ts';

const text = (maximum: number) => z.string().check(visible(), z.maxLength(maximum));

/**
 * Contact of an order. companyNumber, electronicInvoiceNumber and vatId follow the settings ('Off', 'Optional',
 * 'Required'; 'Off' keeps them empty); customerOrderReference is the purchase-order number, required of some customers.
 * Errors are 422 `invalid_contact` with `errors` that name the field: `body.vatId`.
 */
export const orderContactSchema = z.object({
  email: z.string().check(visible(), z.email(), z.maxLength(fieldBounds.email)),
  /** International form, +46 40 555 01 80. */
  phoneNumber: text(fieldBounds.phoneNumber).check(z.minLength(1)),
  yourReference: text(fieldBounds.reference),
  customerOrderReference: text(fieldBounds.reference),
  remark: text(fieldBounds.remark),
  companyNumber: text(fieldBounds.registrationNumber),
  electronicInvoiceNumber: text(fieldBounds.registrationNumber),
  vatId: text(fieldBounds.registrationNumber),
});
export type OrderContact = z.output<typeof orderContactSchema>;

/**
 * `open`: being filled in. `paying`: a payment session has frozen the cart. `placed`: paid or on account; final.
 * `cancelled`: final.
 */
export const orderStateSchema = z.enum(['open', 'paying', 'placed', 'cancelled']);
/** The next step; each is a page of the checkout. `done` when placed. */
export const orderStepSchema = z.enum(['contact', 'delivery', 'invoice', 'freight', 'review', 'payment', 'done']);
export type OrderStep = z.output<typeof orderStepSchema>;

/** A line of an order: what the cart had, with the price that the order took. */
export const orderLineSchema = z.object({
  lineId: z.string(),
  articleNumber: z.string(),
  customArticleNumber: z.nullable(z.string()),
  name: z.string(),
  note: z.string(),
  quantity: z.number(),
  /** Null for a line of a configuration, which has its own price. */
  price: z.nullable(priceSchema),
  /** For a configuration, its price on the first line and null on the others. They add up to the goods. */
  lineTotal: z.nullable(amountSchema),
  /** Requested day; null: as soon as possible. */
  requestedDate: z.nullable(daySchema),
  /** Day of arrival with the chosen option; null before freight is set. */
  promisedDate: z.nullable(daySchema),
  /** Name of the configuration that the line is part of. */
  configuration: z.nullable(z.string()),
  /** Drawings and data sheets of the configurator; absent without any. */
  enclosures: z.optional(z.array(enclosureSchema)),
  /** Null when the article no longer exists in the market. */
  item: z.nullable(itemCardSchema),
  /** The machine that the line is for, and whether the article fits it as of when the order took the line; absent without one. */
  unit: z.optional(unitOfLineSchema),
  fit: z.optional(fitSchema),
  /** Who confirmed a line that does not fit; absent before. */
  fitConfirmation: z.optional(fitConfirmationSchema),
  /** The old unit that goes back for it; absent without one. */
  takeBack: z.optional(takeBackSchema),
});
export type OrderLine = z.output<typeof orderLineSchema>;

/** Payment types of the specification, shown as Card and PayPal; `account` is an invoice, for customers with credit. */
export const paymentMethodSchema = z.enum(['scheme', 'paypal', 'account']);
export type PaymentMethod = z.output<typeof paymentMethodSchema>;
/** Who takes the payment; `account` is credit with us. */
export const paymentProviderNameSchema = z.enum(['sandbox', 'adyen', 'account']);

/** `pending`: the provider does not know yet; the payment is settled later without the browser. */
export const paymentStateSchema = z.enum([
  'started',
  'pending',
  'authorised',
  'refused',
  'cancelled',
  'expired',
  'refunded',
]);
export type PaymentState = z.output<typeof paymentStateSchema>;

/** An order from its first step to its payment. Parts that are still to be given are null. */
export const orderSchema = z.object({
  orderId: orderIdSchema,
  cartId: cartIdSchema,
  contact: z.nullable(orderContactSchema),
  shippingAddress: z.nullable(orderAddressSchema),
  /** Null: same as the shipping address. */
  invoiceAddress: z.nullable(orderAddressSchema),
  freight: z.nullable(orderFreightSchema),
  // The following fields are ours.
  /** Version in quotes, for If-Match of a payment session. */
  eTag: z.string(),
  state: orderStateSchema,
  step: orderStepSchema,
  lines: z.array(orderLineSchema),
  totals: orderTotalsSchema,
  /** Requirements for this customer in this market. */
  requiresOrderReference: z.boolean(),
  /** The uploaded purchase order. */
  orderFile: z.nullable(uploadedFileSchema),
  /** Result of the VAT register for the entered id: null without an id or a register; never stops an order. */
  vatIdCheck: z.nullable(z.enum(['valid', 'notVerified'])),
  paymentMethods: z.array(paymentMethodSchema),
  payment: z.nullable(
    z.object({
      provider: paymentProviderNameSchema,
      method: z.nullable(paymentMethodSchema),
      state: paymentStateSchema,
    }),
  ),
  /** Assigned when placed; the number that people quote. */
  orderNumber: z.nullable(z.string()),
  /** ISO 8601 instant with the offset of the market: its first ten characters are the day there, which people see. */
  placedAt: z.nullable(z.string()),
  /** The quote request whose accepted offer is ordered; null or absent for an order of an own cart. */
  quoteNumber: z.optional(z.nullable(quoteNumberSchema)),
  /** Reference given with the acceptance of that offer: default of the contact. */
  quoteReference: z.optional(z.nullable(z.string())),
  /** The generated quote that is ordered at its prices, `P001001`. */
  generatedQuoteNumber: z.optional(z.nullable(z.string())),
  offer: z.optional(z.nullable(orderedOfferSchema)),
  cancellableUntil: z.optional(cancellableUntilSchema),
  questions: z.optional(z.array(orderQuestionSchema)),
  /** For an open order without any input; null or absent when nothing is known, and later. */
  suggestion: z.optional(z.nullable(orderSuggestionSchema)),
});
export type Order = z.output<typeof orderSchema>;

/** What the browser needs for a payment. */
export const paymentSessionSchema = z.object({
  order: orderSchema,
  provider: z.enum(['sandbox', 'adyen']),
  /** The next three are for Adyen's drop-in; the sandbox does not use them. */
  sessionId: z.string(),
  sessionData: z.nullable(z.string()),
  clientKey: z.nullable(z.string()),
  environment: z.nullable(z.enum(['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in'])),
  /** ISO 8601 instant at which the cart reopens. */
  expiresAt: z.string(),
});
export type PaymentSession = z.output<typeof paymentSessionSchema>;

/**
 * State of a payment. `redirect`: go to `redirectUrl`. `refused` and `cancelled` have reopened the cart for another
 * attempt.
 */
export const paymentResultSchema = z.object({
  result: z.enum(['authorised', 'pending', 'redirect', 'refused', 'cancelled', 'expired']),
  redirectUrl: z.nullable(z.string()),
  order: orderSchema,
});
export type PaymentResult = z.output<typeof paymentResultSchema>;

const params = z.object({ id: orderIdSchema });
/** Data of the payment provider's component, passed on unread. */
const payload = z.record(z.string().check(z.maxLength(100)), z.unknown());

/**
 * Checkout. All need sign-in; orders of others are 404 `order_unknown`. A step out of order is 409 `step_not_reached`;
 * any step but payment while the cart is frozen is 409 `cart_frozen`; any step after the order is placed 409
 * `order_placed`, or cancelled 409 `order_cancelled`. When the cart has changed since the order took it, a step is 412
 * `cart_changed` with `changes`; POST orders takes the current version.
 */
export const orders = {
  create: endpoint({
    name: 'orders.create',
    method: 'POST',
    path: '/orders',
    summary:
      'The open order of a cart, created or updated from the cart; 403 `buying_disabled`, 422 `cart_empty`, 422 `cart_not_orderable` with `changes` and, with their `issue`, `items`, 422 `order_too_large`',
    auth: 'required',
    body: z.object({
      cartId: cartIdSchema,
      affiliateId: z.optional(z.nullable(text(fieldBounds.affiliate))),
    }),
    response: orderSchema,
  }),
  list: endpoint({
    name: 'orders.list',
    method: 'GET',
    path: '/orders',
    summary: 'Orders that the caller placed in the shop, newest first, at most 100',
    auth: 'required',
    response: z.array(
      z.object({
        orderId: orderIdSchema,
        orderNumber: z.string(),
        /** ISO 8601 instant with the offset of the market: its first ten characters are the day there, which people see. */
        placedAt: z.string(),
        total: amountSchema,
        currency: currencySchema,
      }),
    ),
  }),
  get: endpoint({
    name: 'orders.get',
    method: 'GET',
    path: '/orders/:id',
    summary: 'An own order; 404 when cartId is given and differs',
    auth: 'required',
    params,
    query: z.object({ cartId: z.optional(cartIdSchema) }),
    response: orderSchema,
  }),
  setContact: endpoint({
    name: 'orders.setContact',
    method: 'PUT',
    path: '/orders/:id/contact',
    summary: 'Step 2',
    auth: 'required',
    params,
    body: orderContactSchema,
    response: orderSchema,
  }),
  setShippingAddress: endpoint({
    name: 'orders.setShippingAddress',
    method: 'PUT',
    path: '/orders/:id/shippingaddress',
    summary: 'Step 3; another address removes the freight; 422 `invalid_address` names the field',
    auth: 'required',
    params,
    body: orderAddressSchema,
    response: orderSchema,
  }),
  setInvoiceAddress: endpoint({
    name: 'orders.setInvoiceAddress',
    method: 'PUT',
    path: '/orders/:id/invoiceaddress',
    summary: 'Step 4, optional: another address for invoices; 422 `invalid_address`',
    auth: 'required',
    params,
    body: orderAddressSchema,
    response: orderSchema,
  }),
  removeInvoiceAddress: endpoint({
    name: 'orders.removeInvoiceAddress',
    method: 'DELETE',
    path: '/orders/:id/invoiceaddress',
    summary: 'Step 4: invoices go to the shipping address',
    auth: 'required',
    ours: true,
    params,
    response: orderSchema,
  }),
  setFreight: endpoint({
    name: 'orders.setFreight',
    method: 'PUT',
    path: '/orders/:id/freight',
    summary:
      'Step 6: one of the options of POST freight, with the amount that was shown; 412 `freight_changed` when it differs now',
    auth: 'required',
    params,
    body: z.object({
      cartId: cartIdSchema,
      choiceId: z.enum(['economy', 'express', 'collect', 'agreed']),
      amount: amountSchema,
      currency: currencySchema,
      /** True: available lines are sent at once; false: everything together. */
      partialDelivery: z.boolean(),
    }),
    response: orderSchema,
  }),
  confirmFit: endpoint({
    name: 'orders.confirmFit',
    method: 'PUT',
    path: '/orders/:id/fit',
    summary:
      'The lines that are wanted although they do not fit their units; of others a confirmation is taken back. 422 `line_unknown`, or `line_fits` for one that needs none',
    auth: 'required',
    ours: true,
    params,
    body: z.object({ lineIds: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5_000)) }),
    response: orderSchema,
  }),
  attachOrderFile: endpoint({
    name: 'orders.attachOrderFile',
    method: 'POST',
    path: '/orders/:id/orderfile',
    summary: 'Uploads the purchase order; 422 `file_type`, `file_empty`; 413 `file_too_large`',
    auth: 'required',
    ours: true,
    takesFile: true,
    params,
    response: orderSchema,
  }),
  orderFile: endpoint({
    name: 'orders.orderFile',
    method: 'GET',
    path: '/orders/:id/orderfile',
    summary: 'The purchase order of a placed order as it was uploaded; 404 `order_unknown`, `file_unknown`',
    auth: 'required',
    ours: true,
    answersFile: true,
    params,
    response: fileSchema,
  }),
  removeOrderFile: endpoint({
    name: 'orders.removeOrderFile',
    method: 'DELETE',
    path: '/orders/:id/orderfile',
    summary: 'Removes the file',
    auth: 'required',
    ours: true,
    params,
    response: orderSchema,
  }),
  createPaymentSession: endpoint({
    name: 'orders.createPaymentSession',
    method: 'PUT',
    path: '/orders/:id/paymentsession',
    summary:
      'Step 7: freezes the cart and reserves the stock. With If-Match 412 `order_changed` when the client has seen another version; 409 `out_of_stock` with `items`; 429 `too_many_payments` for a scarce article; 422 `return_url_foreign`, `fit_not_confirmed` with `items`; 503 `payment_provider_down`',
    auth: 'required',
    params,
    body: z.object({ cartId: cartIdSchema, returnUrl: z.string().check(z.maxLength(2_000)) }),
    response: paymentSessionSchema,
  }),
  submitPayment: endpoint({
    name: 'orders.submitPayment',
    method: 'POST',
    path: '/orders/:id/payments',
    summary:
      'Submits a payment with the method in `payload.paymentMethod.type` (422 `payment_method_unknown`); the sandbox answers a redirect',
    auth: 'required',
    ours: true,
    params,
    body: z.object({
      orderId: orderIdSchema,
      cartId: cartIdSchema,
      paymentProvider: paymentProviderNameSchema,
      payload,
    }),
    response: paymentResultSchema,
  }),
  completeCheckout: endpoint({
    name: 'orders.completeCheckout',
    method: 'PUT',
    path: '/orders/:id/checkoutcompleted',
    summary:
      'Step 8: the payment component is done; upstream asks the provider. `account` places the order on account (403 `no_credit`, 422 `fit_not_confirmed`) and needs If-Match like a session',
    auth: 'required',
    params,
    body: z.object({ cartId: cartIdSchema, paymentProvider: paymentProviderNameSchema, payload }),
    response: paymentResultSchema,
  }),
  setPaymentDetails: endpoint({
    name: 'orders.setPaymentDetails',
    method: 'PUT',
    path: '/orders/:id/paymentdetails',
    summary:
      'Step 9, after a redirect; repeating it gets the same answer; 422 `redirect_result_unknown` for a forged result',
    auth: 'required',
    params,
    body: z.object({
      redirectResult: z.nullable(z.string().check(z.maxLength(5_000))),
      data: z.optional(z.nullable(payload)),
      cartId: cartIdSchema,
    }),
    response: paymentResultSchema,
  }),
  cancelPayment: endpoint({
    name: 'orders.cancelPayment',
    method: 'DELETE',
    path: '/orders/:id/paymentsession',
    summary: 'Cancels the payment and reopens the cart, unless the provider has authorised it',
    auth: 'required',
    ours: true,
    params,
    response: paymentResultSchema,
  }),
  cancel: endpoint({
    name: 'orders.cancel',
    method: 'DELETE',
    path: '/orders/:id',
    summary: 'Cancels an open order; its cart stays',
    auth: 'required',
    ours: true,
    params,
    response: nothingSchema,
  }),
  cancelPlaced: endpoint({
    name: 'orders.cancelPlaced',
    method: 'POST',
    path: '/orders/:id/cancellation',
    summary:
      'Cancels a placed order of the customer before its first line is packed, and refunds it; repeating it is no error. 409 `order_not_cancellable` later',
    auth: 'required',
    ours: true,
    params,
    response: nothingSchema,
  }),
  ask: endpoint({
    name: 'orders.ask',
    method: 'POST',
    path: '/orders/:id/questions',
    summary:
      'A message about a placed order, to its supplier when an offer was ordered, else to the selling company. 409 `order_full` after 50',
    auth: 'required',
    ours: true,
    params,
    body: z.object({ text: text(fieldBounds.quoteText).check(z.minLength(1)) }),
    response: nothingSchema,
  }),
};
