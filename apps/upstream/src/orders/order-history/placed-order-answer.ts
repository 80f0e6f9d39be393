import type { Endpoint, PlacedOrder } from '@shop/api-contracts';
import { readArticles } from '../../catalogue/items/articles.ts';
import type { SignedInCall } from '../../http/route.ts';
import { readOrderedOffer } from '../ordered-offer.ts';
import { linesOf, totalsOf } from '../read-order.ts';
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
    lines: linesOf(lines, order.currency, articles, call).map((line) => ({
      ...line,
      shippedQuantity: shippedOf(shipments, line.lineId),
      claimableQuantity: claimableOf(shipments, complaints, line.lineId),
    })),
    totals: totalsOf(order.totals, order.currency),
    paymentMethod: order.payment_method,
    shipments,
    documents: await readDocuments(db, order),
    claims: complaints,
    offer: await readOrderedOffer(db, id),
  };
}
