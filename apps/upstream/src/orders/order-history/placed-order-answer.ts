import type { Endpoint, PlacedOrder, Shipment, UploadedFile } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { readArticles } from '../../catalogue/items/articles.ts';
import type { SignedInCall } from '../../http/route.ts';
import { readOrderedOffer } from '../ordered-offer.ts';
import { linesOf, totalsOf } from '../read-order.ts';
import { markGoneUnits } from '../../units/fit/mark-gone-units.ts';
import { readQuestions } from '../order-questions.ts';
import { cancellableUntil } from '../cancellable-until.ts';
import { claimableOf, readComplaints, shippedOf } from './complaints.ts';
import { readDocuments } from './order-documents.ts';
import { readPlacedOrder, summaryOf } from './placed-orders.ts';

/** Loads a placed order with its shipments, documents and complaints. Throws a Problem 404 `order_unknown`. */
export async function placedOrderAnswer(call: SignedInCall<Endpoint>, id: string): Promise<PlacedOrder> {
  const { db, person, context } = call;
  const order = await readPlacedOrder(db, person, id);
  const complaints = await readComplaints(db, id);
  const { lines, shipments } = order;
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const articles = await readArticles(db, ids, context.language);
  return {
    ...summaryOf({ ...order, line_count: lines.length }),
    contact: order.contact,
    shippingAddress: order.shipping_address,
    invoiceAddress: order.invoice_address,
    freight: order.freight,
    lines: (await markGoneUnits(db, linesOf(lines, order.currency, articles, call))).map((line) => ({
      ...line,
      shippedQuantity: shippedOf(shipments, line.lineId),
      claimableQuantity: claimableOf(shipments, complaints, line.lineId),
      deliveredOn: deliveredOn(shipments, line),
    })),
    totals: totalsOf(order.totals, order),
    paymentMethod: order.payment_method,
    shipments,
    documents: await readDocuments(db, order),
    claims: complaints,
    offer: await readOrderedOffer(db, id),
    cancellableUntil: cancellableUntil(order),
    questions: await readQuestions(db, id),
    orderFile: await readOrderFile(db, order.order_file),
  };
}

/** Day on which the last piece of a line arrived; null while some are missing. */
function deliveredOn(shipments: Shipment[], { lineId, quantity }: { lineId: string; quantity: number }): string | null {
  const ofLine = shipments.filter(({ lines }) => lines.some((line) => line.lineId === lineId));
  const days = ofLine.flatMap((shipment) => shipment.deliveredOn ?? []).sort();
  return days.length === ofLine.length && shippedOf(shipments, lineId) >= quantity ? (days.at(-1) ?? null) : null;
}

async function readOrderFile(db: Kysely<Database>, id: string | null): Promise<UploadedFile | null> {
  if (id === null) return null;
  const file = db.selectFrom('stored_file').select(['id', 'name', sql<number>`octet_length(bytes)`.as('bytes')]);
  return (await file.where('id', '=', id).executeTakeFirst()) ?? null;
}
