import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { fileSchema, photoTypes, uploadedFileSchema } from '../client/files.ts';
import { daySchema } from '../freight/freight.ts';
import { amountSchema, currencySchema } from '../money.ts';
import { orderAddressSchema } from '../order-address.ts';
import { orderFreightSchema, orderIdSchema } from '../freight/order-freight.ts';
import { orderStatusSchema } from '../order-status.ts';
import { cancellableUntilSchema, orderQuestionSchema } from './order-help.ts';
import { orderedOfferSchema } from './ordered-offer.ts';
import { shipmentSchema } from '../shipments.ts';
import { orderTotalsSchema } from '../order-totals.ts';
import { orderContactSchema, orderLineSchema, paymentMethodSchema } from './orders.ts';
import { visible } from '../visible-text.ts';

const documentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** A placed order in a list. */
export const orderSummarySchema = z.object({
  orderId: orderIdSchema,
  orderNumber: z.string(),
  /** ISO 8601 instant with the offset of the market: its first ten characters are the day there, which people see. */
  placedAt: z.string(),
  status: orderStatusSchema,
  customerOrderReference: z.string(),
  /** Name of the buyer. */
  placedBy: z.string(),
  lineCount: z.number(),
  total: amountSchema,
  currency: currencySchema,
  /** Day on which the last part arrives or arrived. */
  deliveryDate: z.nullable(daySchema),
});
export type OrderSummary = z.output<typeof orderSummarySchema>;

/** A document of an order that can be downloaded. */
export const orderDocumentSchema = z.object({
  id: documentIdSchema,
  kind: z.enum(['orderConfirmation', 'invoice', 'deliveryNote']),
  /** Number of the document; an invoice has its own. */
  number: z.string(),
  /** ISO day. */
  date: daySchema,
});
export type OrderDocument = z.output<typeof orderDocumentSchema>;

/** `return`: no longer needed. `damaged`, `wrong`, `missing`, `faulty`: a problem with the delivery. */
export const complaintReasonSchema = z.enum(['return', 'damaged', 'wrong', 'missing', 'faulty']);
/** A complaint about a line of an order, with the state of its handling. */
export const complaintSchema = z.object({
  claimNumber: z.string(),
  lineId: z.string(),
  quantity: z.number(),
  reason: complaintReasonSchema,
  text: z.string(),
  state: z.enum(['received', 'accepted', 'declined']),
  /** ISO 8601 instant with the offset of the market: its first ten characters are the day there, which people see. */
  createdAt: z.string(),
  /** Oldest first; none or absent without any. */
  photos: z.optional(z.array(uploadedFileSchema)),
});
export type Complaint = z.output<typeof complaintSchema>;

/** A placed order with its lines, sums, shipments, documents and complaints. */
export const placedOrderSchema = z.extend(orderSummarySchema, {
  contact: orderContactSchema,
  shippingAddress: orderAddressSchema,
  invoiceAddress: z.nullable(orderAddressSchema),
  freight: orderFreightSchema,
  lines: z.array(
    z.extend(orderLineSchema, {
      shippedQuantity: z.number(),
      claimableQuantity: z.number(),
      /** Day on which the last piece arrived; null or absent before. */
      deliveredOn: z.optional(z.nullable(daySchema)),
    }),
  ),
  totals: orderTotalsSchema,
  paymentMethod: paymentMethodSchema,
  shipments: z.array(shipmentSchema),
  documents: z.array(orderDocumentSchema),
  claims: z.array(complaintSchema),
  /** The accepted offer that was ordered, and who supplies it; null or absent for an order of an own cart. */
  offer: z.optional(z.nullable(orderedOfferSchema)),
  cancellableUntil: z.optional(cancellableUntilSchema),
  questions: z.optional(z.array(orderQuestionSchema)),
  /** The uploaded purchase order. */
  orderFile: z.optional(z.nullable(uploadedFileSchema)),
});
export type PlacedOrder = z.output<typeof placedOrderSchema>;

const params = z.object({ id: orderIdSchema });
const claimParams = z.object({ id: orderIdSchema, claimNumber: z.string().check(z.regex(/^CL-\d{1,9}$/)) });

/**
 * Placed orders of the customer number in use (including those of colleagues and by phone), or of a person without one;
 * 404 when the market's orderHistoryEnabled is off. Orders of others are 404 `order_unknown`.
 */
export const orderHistory = {
  list: endpoint({
    name: 'orderHistory.list',
    method: 'GET',
    path: '/orders/history',
    summary: 'Newest first, 20 per page',
    auth: 'required',
    query: z.object({
      /** Searches order number, references, article numbers and names. */
      q: z.optional(z.string().check(visible(), z.maxLength(100))),
      status: z.optional(orderStatusSchema),
      /** ISO days, both inclusive. */
      from: z.optional(daySchema),
      to: z.optional(daySchema),
      /** One-based. */
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
    }),
    response: z.object({ orders: z.array(orderSummarySchema), total: z.number() }),
  }),
  get: endpoint({
    name: 'orderHistory.get',
    method: 'GET',
    path: '/orders/history/:id',
    summary: 'One order with its shipments, documents and complaints',
    auth: 'required',
    params,
    response: placedOrderSchema,
  }),
  document: endpoint({
    name: 'orderHistory.document',
    method: 'GET',
    path: '/orders/history/:id/documents/:docId',
    summary:
      'A document as tagged PDF, in the language of the market parameters; 404 `document_unknown`; 503 `documents_busy` for too many at once',
    auth: 'required',
    answersFile: true,
    params: z.object({ id: orderIdSchema, docId: documentIdSchema }),
    response: fileSchema,
  }),
  claim: endpoint({
    name: 'orderHistory.claim',
    method: 'POST',
    path: '/orders/history/:id/claims',
    summary: 'Starts a return or a complaint about a line; 422 `quantity_not_claimable`',
    auth: 'required',
    ours: true,
    params,
    body: z.object({
      lineId: z.string().check(z.maxLength(40)),
      quantity: z.number().check(z.int(), z.minimum(1), z.maximum(99_999)),
      reason: complaintReasonSchema,
      text: z.string().check(visible(), z.maxLength(fieldBounds.complaint)),
    }),
    response: complaintSchema,
  }),
  addPhoto: endpoint({
    name: 'orderHistory.addPhoto',
    method: 'POST',
    path: '/orders/history/:id/claims/:claimNumber/photos',
    summary:
      'A photograph for a complaint that is not decided: JPEG, PNG or WebP, kept upright and without place and device. 404 `claim_unknown`; 409 `claim_decided`; 413 `file_too_large`; 422 `file_type`, `file_empty`, `photo_unreadable`, `too_many_photos` above 5',
    auth: 'required',
    ours: true,
    takesFile: true,
    fileTypes: photoTypes,
    params: claimParams,
    response: uploadedFileSchema,
  }),
  photo: endpoint({
    name: 'orderHistory.photo',
    method: 'GET',
    path: '/orders/history/:id/claims/:claimNumber/photos/:fileId',
    summary: 'A photograph of a complaint; 404 `photo_unknown`',
    auth: 'required',
    ours: true,
    answersFile: true,
    params: z.extend(claimParams, { fileId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)) }),
    response: fileSchema,
  }),
};
