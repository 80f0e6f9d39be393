import { orderHistory, type Endpoint } from '@shop/api-contracts';
import { settingsOf } from '@shop/commerce-model';
import type { Deps } from '../../http/deps.ts';
import type { DocumentQueue } from '../../paper/document-queue.ts';
import type { WriteDocument } from '../../paper/document-writer.ts';
import { signedInRoute, signedInRouteAfter, type Route, type SignedInCall } from '../../http/route.ts';
import { notFound } from '../../problem/problem.ts';
import { addPhoto, prepareComplaintPhoto, readPhoto } from './complaint-photos.ts';
import { startComplaint } from './complaints.ts';
import { findOrders } from './find-orders.ts';
import { orderDocument } from './order-documents.ts';
import { placedOrderAnswer } from './placed-order-answer.ts';
import { readPlacedOrder } from './placed-orders.ts';

/** Routes of placed orders, for markets and company sites with an order history. */
export function orderHistoryRoutes({ writeDocument }: Deps, queue: DocumentQueue): Route[] {
  const writeInTurn: WriteDocument = (kind, content) => queue(() => writeDocument(kind, content));
  return [
    signedInRoute(orderHistory.list, (call) => findOrders(call.db, whoAsks(call), call.query)),
    signedInRoute(orderHistory.get, (call) => {
      whoAsks(call);
      return placedOrderAnswer(call, call.params.id);
    }),
    signedInRoute(orderHistory.document, async (call) => {
      const order = await readPlacedOrder(call.db, whoAsks(call), call.params.id);
      return orderDocument(
        { db: call.db, writeDocument: writeInTurn },
        order,
        call.params.docId,
        call.context.language,
      );
    }),
    signedInRouteAfter(
      orderHistory.addPhoto,
      (call) => prepareComplaintPhoto({ ...call, person: whoAsks(call) }, call.file!),
      (call, photo) => addPhoto({ ...call, person: whoAsks(call) }, photo),
    ),
    signedInRoute(orderHistory.photo, (call) => readPhoto({ ...call, person: whoAsks(call) })),
    signedInRoute(orderHistory.claim, (call) => startComplaint(call.db, whoAsks(call), call.params.id, call.body)),
  ];
}

/** Throws a Problem 404 `order_history_off` when the market has no history (setting orderHistoryEnabled). */
function whoAsks({ person, catalogue, context }: Pick<SignedInCall<Endpoint>, 'person' | 'catalogue' | 'context'>) {
  const site = context.companyId === null ? undefined : catalogue.reference.companies.get(context.companyId);
  if (!settingsOf(context.market, site).orderHistoryEnabled) {
    throw notFound('order_history_off', 'No order history in this market');
  }
  return person;
}
