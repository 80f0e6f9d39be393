import * as z from 'zod/mini';
import { cartIdSchema } from '../carts.ts';
import { endpoint } from '../client/endpoint.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { fileSchema, uploadedFileSchema } from '../client/files.ts';
import { daySchema } from '../freight/freight.ts';
import { amountSchema, currencySchema } from '../money.ts';
import { orderAddressSchema } from '../order-address.ts';
import { incotermSchema, offeredFreightSchema, orderFreightSchema, orderIdSchema } from '../freight/order-freight.ts';
import { partnerLocationSchema } from '../partner-locations.ts';
import { shipmentSchema } from '../shipments.ts';
import { orderStatusSchema } from '../order-status.ts';
import { deliveryPlaceSchema, quoteContactSchema } from './quote-checkout.ts';
import { quotedLineSchema, quoteNumberSchema } from './quote-lines.ts';
import { fitConfirmationSchema, fitSchema } from '../units/fit.ts';
import { takeBackSchema } from '../take-back.ts';
import { unitOfLineSchema } from '../unit-of-line.ts';
import { visible } from '../visible-text.ts';

const text = (maximum: number) => z.string().check(visible(), z.maxLength(maximum));
const offerIdSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const lineIdSchema = z.string().check(z.maxLength(40));

/** State of one supplier's answer. Only `expired` happens by itself, at the end of the last day. */
export const quoteStateSchema = z.enum(['requested', 'inPreparation', 'offered', 'accepted', 'declined', 'expired']);
export type QuoteState = z.output<typeof quoteStateSchema>;

/** The offer for a requested line. */
export const offeredLineSchema = z.object({
  lineId: lineIdSchema,
  /** Unit price without tax (docs/decisions/0013); null: cannot be supplied. */
  unitPrice: z.nullable(amountSchema),
  /** Days from order to delivery. */
  leadTimeDays: z.number().check(z.int(), z.minimum(0), z.maximum(999)),
  /** Promised day of arrival, unless it is ordered too late for it; null or absent: the lead time decides. */
  promisedDate: z.optional(z.nullable(daySchema)),
  /** Offered instead of the requested article; null: the article itself. */
  substitute: z.nullable(z.object({ articleNumber: text(60), name: text(200) })),
  note: text(fieldBounds.cartNote),
});
export type OfferedLine = z.output<typeof offeredLineSchema>;

/** Freight and delivery of an offer. */
export const offerTermsSchema = z.object({
  freight: offeredFreightSchema,
  /** In the request's currency, without tax; null unless `freight` is `amount`. */
  freightAmount: z.nullable(amountSchema),
  incoterm: incotermSchema,
  /** Place of the Incoterm: `Malmö`. */
  place: text(fieldBounds.city).check(z.minLength(1)),
});
export type OfferTerms = z.output<typeof offerTermsSchema>;

/** What a supplier needs to deliver an ordered offer. */
export const orderToDeliverSchema = z.object({
  orderNumber: z.string(),
  /** ISO 8601 instant. */
  placedAt: z.string(),
  status: orderStatusSchema,
  /** Purchase-order number of the customer. */
  customerOrderReference: z.string(),
  yourReference: z.string(),
  remark: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  shippingAddress: orderAddressSchema,
  freight: orderFreightSchema,
  lines: z.array(
    z.object({
      lineId: lineIdSchema,
      articleNumber: z.string(),
      name: z.string(),
      note: z.string(),
      quantity: z.number(),
      shippedQuantity: z.number(),
      requestedDate: z.nullable(daySchema),
      promisedDate: z.nullable(daySchema),
      unit: z.optional(unitOfLineSchema),
      fit: z.optional(fitSchema),
      fitConfirmation: z.optional(fitConfirmationSchema),
      takeBack: z.optional(takeBackSchema),
    }),
  ),
  shipments: z.array(shipmentSchema),
  /** Instant at which the supplier confirmed the days; null before. */
  confirmedAt: z.nullable(z.string()),
});
export type OrderToDeliver = z.output<typeof orderToDeliverSchema>;

/** One revision of an offer; a later one replaces it. */
export const offerRevisionSchema = z.object({
  /** One-based. */
  revision: z.number(),
  /** ISO 8601 instant. */
  offeredAt: z.string(),
  lines: z.array(offeredLineSchema),
  /** Sum of all lines that can be supplied, and of the freight if it is an amount; without tax. */
  total: amountSchema,
  /** Last day on which it can be accepted, in the customer's time zone. */
  validUntil: daySchema,
  text: z.string(),
  /** Null or absent in offers from before there were terms. */
  terms: z.optional(z.nullable(offerTermsSchema)),
});
export type OfferRevision = z.output<typeof offerRevisionSchema>;

/** A message between customer and supplier, about the whole request or one line. */
export const quoteMessageSchema = z.object({
  id: z.string(),
  /** ISO 8601 instant. */
  writtenAt: z.string(),
  from: z.enum(['customer', 'partner']),
  author: z.string(),
  text: z.string(),
  /** The line it is about; null: the whole request. */
  lineId: z.nullable(lineIdSchema),
});
export type QuoteMessage = z.output<typeof quoteMessageSchema>;

/** One supplier's answer to a request. */
export const quoteOfferSchema = z.object({
  offerId: offerIdSchema,
  location: partnerLocationSchema,
  state: quoteStateSchema,
  /** Side that declined, and its reason; null unless declined. */
  declined: z.nullable(z.object({ by: z.enum(['customer', 'partner']), reason: z.string() })),
  /** Oldest first; only the last one is valid. */
  revisions: z.array(offerRevisionSchema),
  /** Instant of expiry; null before it is offered. */
  expiresAt: z.nullable(z.string()),
  messages: z.array(quoteMessageSchema),
  /** Accepted lines and their order. */
  accepted: z.nullable(
    z.object({
      revision: z.number(),
      lineIds: z.array(lineIdSchema),
      /**
       * Cart for ordering in the checkout of `country`, in markets with buying; null for everybody but the person who
       * accepted, and once ordered.
       */
      cartId: z.nullable(cartIdSchema),
      /** Null before it is ordered. */
      orderId: z.nullable(orderIdSchema),
      orderNumber: z.nullable(z.string()),
      /** The order with its progress; null or absent before it is ordered. */
      order: z.optional(z.nullable(orderToDeliverSchema)),
    }),
  ),
});
export type QuoteOffer = z.output<typeof quoteOfferSchema>;

/** A quote request in a list. */
export const quoteSummarySchema = z.object({
  quoteNumber: quoteNumberSchema,
  /** ISO 8601 instant. */
  requestedAt: z.string(),
  /** State of its most advanced offer, in the order accepted, offered, inPreparation, requested, expired, declined. */
  state: quoteStateSchema,
  /** Company, else person. */
  customer: z.string(),
  reference: z.string(),
  partners: z.array(z.string()),
  /** Name of the first line. */
  subject: z.string(),
  lineCount: z.number(),
  offerCount: z.number(),
  /** Earliest expiry of the offers that can be accepted. */
  expiresAt: z.nullable(z.string()),
  /** True when another person has written or offered something since the reader's last visit. */
  hasNews: z.boolean(),
});
export type QuoteSummary = z.output<typeof quoteSummarySchema>;

/** A quote request as its reader may see it: a customer all offers, a partner the own ones. */
export const quoteSchema = z.extend(quoteSummarySchema, {
  /** `partner`: was asked and answers; sees only the own offer. */
  role: z.enum(['customer', 'partner']),
  contact: quoteContactSchema,
  text: z.nullable(z.string()),
  wantedDate: z.nullable(daySchema),
  deliveryPlace: z.optional(z.nullable(deliveryPlaceSchema)),
  currency: currencySchema,
  /** Market and company site of the request and of its order. */
  country: z.string(),
  companyId: z.nullable(z.string()),
  /** IANA name; days of offers end in this zone. */
  timeZone: z.string(),
  lines: z.array(quotedLineSchema),
  files: z.array(uploadedFileSchema),
  offers: z.array(quoteOfferSchema),
  /** True: accepted offers are ordered in the checkout; false: at once, on account. */
  isOrderedInCheckout: z.boolean(),
});
export type Quote = z.output<typeof quoteSchema>;

const params = z.object({ id: quoteNumberSchema });
const ofOffer = z.object({ id: quoteNumberSchema, offerId: offerIdSchema });

/**
 * Quote requests of the customer number in use (including those of colleagues), or of a person without one; and those
 * that a partner received. Requests of others are 404 `quote_unknown`. An illegal move is 409 `quote_state` with the
 * `state`; an expired offer 409 `offer_expired`; one that was revised meanwhile 409 `offer_revised`.
 */
export const quotes = {
  list: endpoint({
    name: 'quotes.list',
    method: 'GET',
    path: '/quotes',
    summary: 'Newest first, 20 per page; `box=received` for partners (403 `not_a_partner`)',
    auth: 'required',
    query: z.object({
      box: z.optional(z.enum(['sent', 'received'])),
      state: z.optional(quoteStateSchema),
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
    }),
    response: z.object({ quotes: z.array(quoteSummarySchema), total: z.number() }),
  }),
  get: endpoint({
    name: 'quotes.get',
    method: 'GET',
    path: '/quotes/:id',
    summary: 'One request with its offers and messages; reading it marks them as read',
    auth: 'required',
    params,
    response: quoteSchema,
  }),
  file: endpoint({
    name: 'quotes.file',
    method: 'GET',
    path: '/quotes/:id/files/:fileId',
    summary: 'A file of the request; 404 `file_unknown`',
    auth: 'required',
    ours: true,
    answersFile: true,
    params: z.extend(params, { fileId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)) }),
    response: fileSchema,
  }),
  write: endpoint({
    name: 'quotes.write',
    method: 'POST',
    path: '/quotes/:id/offers/:offerId/messages',
    summary: 'A message of either side about the request or one line; 404 `line_unknown`, 409 `quote_full`',
    auth: 'required',
    ours: true,
    params: ofOffer,
    body: z.object({ text: text(fieldBounds.quoteText).check(z.minLength(1)), lineId: z.nullable(lineIdSchema) }),
    response: quoteSchema,
  }),
  accept: endpoint({
    name: 'quotes.accept',
    method: 'POST',
    path: '/quotes/:id/acceptance',
    summary:
      'The customer accepts lines of one or several offers, all or nothing. 409 `line_taken` for a line already accepted, 422 `line_not_offered`, `line_picked_twice`, `nothing_to_pay` when all accepted lines of an offer are free; 422 `address_missing` when orders are placed at once',
    auth: 'required',
    ours: true,
    params,
    body: z.object({
      picks: z
        .array(
          z.object({
            offerId: offerIdSchema,
            revision: z.number().check(z.int(), z.minimum(1)),
            lineIds: z.array(lineIdSchema).check(z.minLength(1), z.maxLength(1_000)),
          }),
        )
        .check(z.minLength(1), z.maxLength(1 + 3)),
      /** Purchase-order number. */
      customerOrderReference: text(fieldBounds.reference),
      /** Required when orders are placed at once; null when they go through the checkout. */
      shippingAddress: z.nullable(orderAddressSchema),
    }),
    response: quoteSchema,
  }),
  decline: endpoint({
    name: 'quotes.decline',
    method: 'POST',
    path: '/quotes/:id/offers/:offerId/decline',
    summary: 'Either side declines: the customer anything not accepted, the partner anything not offered',
    auth: 'required',
    ours: true,
    params: ofOffer,
    body: z.object({ reason: text(fieldBounds.quoteText) }),
    response: quoteSchema,
  }),
  askAgain: endpoint({
    name: 'quotes.askAgain',
    method: 'POST',
    path: '/quotes/:id/offers/:offerId/askagain',
    summary: 'The customer requests a new offer after one has expired; 409 `quote_full`',
    auth: 'required',
    ours: true,
    params: ofOffer,
    body: z.object({ text: z.nullable(text(fieldBounds.quoteText)) }),
    response: quoteSchema,
  }),
  release: endpoint({
    name: 'quotes.release',
    method: 'POST',
    path: '/quotes/:id/offers/:offerId/release',
    summary:
      'The customer, or a colleague, withdraws an acceptance before it is ordered: the offer is open again until it ends. 409 `offer_being_paid` during a payment, `quote_state` once it is ordered',
    auth: 'required',
    ours: true,
    params: ofOffer,
    response: quoteSchema,
  }),
  prepare: endpoint({
    name: 'quotes.prepare',
    method: 'PUT',
    path: '/quotes/:id/offers/:offerId/preparation',
    summary: 'The partner starts to prepare an offer',
    auth: 'required',
    ours: true,
    params: ofOffer,
    response: quoteSchema,
  }),
  offer: endpoint({
    name: 'quotes.offer',
    method: 'POST',
    path: '/quotes/:id/offers/:offerId/revisions',
    summary:
      'The partner offers, or revises an offered or expired one. `revision` is the one to follow, 0 for the first; 409 `offer_revised` when a colleague was faster, `quote_full`; 422 `lines_differ`, `nothing_offered`, `date_past`',
    auth: 'required',
    ours: true,
    params: ofOffer,
    body: z.object({
      revision: z.number().check(z.int(), z.minimum(0)),
      lines: z.array(offeredLineSchema).check(z.minLength(1), z.maxLength(1_000)),
      validUntil: daySchema,
      text: text(fieldBounds.quoteText),
      terms: offerTermsSchema,
    }),
    response: quoteSchema,
  }),
  confirmDelivery: endpoint({
    name: 'quotes.confirmDelivery',
    method: 'PUT',
    path: '/quotes/:id/offers/:offerId/delivery',
    summary:
      'The partner confirms the days on which lines of the ordered offer arrive, again when they change. 409 `order_not_open` before it is ordered, once it is shipped or cancelled; 404 `line_unknown`; 422 `date_past`',
    auth: 'required',
    ours: true,
    params: ofOffer,
    body: z.object({
      lines: z
        .array(z.object({ lineId: lineIdSchema, promisedDate: daySchema }))
        .check(z.minLength(1), z.maxLength(1_000)),
    }),
    response: quoteSchema,
  }),
  ship: endpoint({
    name: 'quotes.ship',
    method: 'POST',
    path: '/quotes/:id/offers/:offerId/shipments',
    summary:
      'The partner has shipped all remaining pieces of lines of the ordered offer. 409 `order_not_open`, 404 `line_unknown`, 422 `nothing_to_ship`',
    auth: 'required',
    ours: true,
    params: ofOffer,
    body: z.object({
      lineIds: z.array(lineIdSchema).check(z.minLength(1), z.maxLength(1_000)),
      carrier: text(fieldBounds.name).check(z.minLength(1)),
      /** May be empty. */
      trackingNumber: text(fieldBounds.reference),
    }),
    response: quoteSchema,
  }),
};
