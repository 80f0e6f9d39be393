import * as z from 'zod/mini';
import { cartIdSchema } from '../carts.ts';
import { endpoint } from '../client/endpoint.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { fileSchema, uploadedFileSchema } from '../client/files.ts';
import { daySchema } from '../freight/freight.ts';
import { amountSchema, currencySchema } from '../money.ts';
import { orderAddressSchema } from '../order-address.ts';
import { orderIdSchema } from '../freight/order-freight.ts';
import { partnerLocationSchema } from './partners.ts';
import { quoteContactSchema } from './quote-checkout.ts';
import { quotedLineSchema, quoteNumberSchema } from './quote-lines.ts';

const text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum));
const offerIdSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const lineIdSchema = z.string().check(z.maxLength(40));

/** How far one supplier's answer is. `expired` comes by itself at the end of the last day; nothing else does. */
export const quoteStateSchema = z.enum(['requested', 'inPreparation', 'offered', 'accepted', 'declined', 'expired']);
export type QuoteState = z.output<typeof quoteStateSchema>;

/** What is offered for a line that was asked for. */
export const offeredLineSchema = z.object({
  lineId: lineIdSchema,
  /** Of one piece, without tax (docs/decisions/0013); null: cannot be supplied. */
  unitPrice: z.nullable(amountSchema),
  /** Days from the order to the delivery. */
  leadTimeDays: z.number().check(z.int(), z.minimum(0), z.maximum(999)),
  /** Offered in place of what was asked for; null: that itself. */
  substitute: z.nullable(z.object({ articleNumber: text(60), name: text(200) })),
  note: text(fieldBounds.cartNote),
});
export type OfferedLine = z.output<typeof offeredLineSchema>;

/** An offer as it was made at one time; a later one takes its place. */
export const offerRevisionSchema = z.object({
  /** From 1. */
  revision: z.number(),
  /** ISO 8601 instant. */
  offeredAt: z.string(),
  lines: z.array(offeredLineSchema),
  /** Sum of all lines that can be supplied. */
  total: amountSchema,
  /** Last day on which it can be accepted, to its end in the customer's zone. */
  validUntil: daySchema,
  text: z.string(),
});
export type OfferRevision = z.output<typeof offerRevisionSchema>;

export const quoteMessageSchema = z.object({
  id: z.string(),
  /** ISO 8601 instant. */
  writtenAt: z.string(),
  from: z.enum(['customer', 'partner']),
  author: z.string(),
  text: z.string(),
  /** The line it is about; null: the whole. */
  lineId: z.nullable(lineIdSchema),
});
export type QuoteMessage = z.output<typeof quoteMessageSchema>;

/** What one supplier answers to a request. */
export const quoteOfferSchema = z.object({
  offerId: offerIdSchema,
  location: partnerLocationSchema,
  state: quoteStateSchema,
  /** Who declined, and why; null where nobody did. */
  declined: z.nullable(z.object({ by: z.enum(['customer', 'partner']), reason: z.string() })),
  /** Oldest first; the last one counts. */
  revisions: z.array(offerRevisionSchema),
  /** Instant from which it cannot be accepted any more; null before it is offered. */
  expiresAt: z.nullable(z.string()),
  messages: z.array(quoteMessageSchema),
  /** Lines that were accepted, and what became of them. */
  accepted: z.nullable(
    z.object({
      revision: z.number(),
      lineIds: z.array(lineIdSchema),
      /** To be ordered in the checkout of `country` under this cart, where that market sells there; null for all but whoever accepted, and once it is ordered. */
      cartId: z.nullable(cartIdSchema),
      /** Null before it is ordered. */
      orderId: z.nullable(orderIdSchema),
      orderNumber: z.nullable(z.string()),
    }),
  ),
});
export type QuoteOffer = z.output<typeof quoteOfferSchema>;

export const quoteSummarySchema = z.object({
  quoteNumber: quoteNumberSchema,
  /** ISO 8601 instant. */
  requestedAt: z.string(),
  /** The furthest of its offers: accepted before offered before inPreparation before requested before expired before declined. */
  state: quoteStateSchema,
  /** Company, else person. */
  customer: z.string(),
  reference: z.string(),
  partners: z.array(z.string()),
  /** Name of the first line; it says what the request is about. */
  subject: z.string(),
  lineCount: z.number(),
  offerCount: z.number(),
  /** Of the offers that can be accepted: instant at which the first ends. */
  expiresAt: z.nullable(z.string()),
  /** Somebody else wrote or offered something since one last looked. */
  hasNews: z.boolean(),
});
export type QuoteSummary = z.output<typeof quoteSummarySchema>;

export const quoteSchema = z.extend(quoteSummarySchema, {
  /** `partner`: one was asked and answers; sees the own offer alone. */
  role: z.enum(['customer', 'partner']),
  contact: quoteContactSchema,
  text: z.nullable(z.string()),
  wantedDate: z.nullable(daySchema),
  currency: currencySchema,
  /** Where it was asked, and is ordered: market and company site. */
  country: z.string(),
  companyId: z.nullable(z.string()),
  /** IANA name: days of offers end there. */
  timeZone: z.string(),
  lines: z.array(quotedLineSchema),
  files: z.array(uploadedFileSchema),
  offers: z.array(quoteOfferSchema),
  /** Accepted offers are ordered in the checkout; else at once, on an invoice. */
  isOrderedInCheckout: z.boolean(),
});
export type Quote = z.output<typeof quoteSchema>;

const params = z.object({ id: quoteNumberSchema });
const ofOffer = z.object({ id: quoteNumberSchema, offerId: offerIdSchema });

/**
 * Quote requests of the customer number in use (also those of colleagues), or of the person without one; and those that a partner was asked.
 * Those of others are 404 `quote_unknown`. A move that the state does not allow is 409 `quote_state` with the `state`; an offer that has
 * ended 409 `offer_expired`; one that was revised meanwhile 409 `offer_revised`.
 */
export const quotes = {
  list: endpoint({
    name: 'quotes.list',
    method: 'GET',
    path: '/quotes',
    summary: 'Newest first, a page of 20; `box=received` for partners (403 `not_a_partner`)',
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
    summary: 'One request with its offers and messages; looking at it takes the news away',
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
    summary: 'A message of either side about the whole or a line; 404 `line_unknown`, 409 `quote_full`',
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
      'The customer accepts lines of one or several offers, all or nothing. 409 `line_taken` for a line accepted already, 422 `line_not_offered`, `line_picked_twice`, `nothing_to_pay` where all that is picked of an offer is free; 422 `address_missing` where orders are placed at once',
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
      /** The purchase-order number. */
      customerOrderReference: text(fieldBounds.reference),
      /** Where orders are placed at once; null where they go through the checkout. */
      shippingAddress: z.nullable(orderAddressSchema),
    }),
    response: quoteSchema,
  }),
  decline: endpoint({
    name: 'quotes.decline',
    method: 'POST',
    path: '/quotes/:id/offers/:offerId/decline',
    summary: 'Either side gives it up: the customer anything that is not accepted, the partner what is not offered yet',
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
    summary: 'The customer asks for a new offer after one has expired; 409 `quote_full`',
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
      'The customer, or a colleague, gives an acceptance up before it is ordered: the offer stands again till its end. 409 `offer_being_paid` while a payment of it is under way, `quote_state` once it is ordered',
    auth: 'required',
    ours: true,
    params: ofOffer,
    response: quoteSchema,
  }),
  prepare: endpoint({
    name: 'quotes.prepare',
    method: 'PUT',
    path: '/quotes/:id/offers/:offerId/preparation',
    summary: 'The partner begins to prepare an offer',
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
      'The partner offers, or revises what was offered or has expired. `revision` is the one that it follows, 0 for the first; 409 `offer_revised` when a colleague was quicker, `quote_full`; 422 `lines_differ`, `nothing_offered`, `date_past`',
    auth: 'required',
    ours: true,
    params: ofOffer,
    body: z.object({
      revision: z.number().check(z.int(), z.minimum(0)),
      lines: z.array(offeredLineSchema).check(z.minLength(1), z.maxLength(1_000)),
      validUntil: daySchema,
      text: text(fieldBounds.quoteText),
    }),
    response: quoteSchema,
  }),
};
