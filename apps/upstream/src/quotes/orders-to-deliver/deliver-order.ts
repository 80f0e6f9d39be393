import type { OrderStatus, Quote, quotes, Shipment } from '@shop/api-contracts';
import { dayIn, type Database, type StoredLine } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { SignedInCall } from '../../http/route.ts';
import { shippedOf } from '../../orders/order-history/complaints.ts';
import type { PlacedRow } from '../../orders/order-history/placed-orders.ts';
import { isDayAhead } from '../../orders/requested-day.ts';
import { orderThread, tell } from '../../mail/tell.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import { lockForMove, markUnreadFor, sideInMove, type QuoteOptions } from '../quote-store.ts';
import { readQuoteAndMarkSeen } from '../read-quote.ts';

type ConfirmCall = SignedInCall<typeof quotes.confirmDelivery>;
type ShipCall = SignedInCall<typeof quotes.ship>;

/**
 * Confirms the days on which lines of an ordered offer arrive, as its supplier. Throws a Problem: 404 `quote_unknown`,
 * `line_unknown`; 409 `quote_state`, `order_not_open`; 422 `date_past`.
 */
export async function confirmDelivery(call: ConfirmCall, options: QuoteOptions): Promise<Quote> {
  const { db, body, params } = call;
  const { order, today } = await lockOrderToDeliver(call, options);
  const days = new Map(body.lines.map(({ lineId, promisedDate }) => [lineId, promisedDate]));
  assertKnown([...days.keys()], order.lines);
  for (const day of days.values()) {
    if (day < today || !isDayAhead(day, today)) {
      throw new Problem(422, 'date_past', 'The day must be within a year from today');
    }
  }
  const lines = order.lines.map((line) => ({ ...line, promisedDate: days.get(line.lineId) ?? line.promisedDate }));
  const deliveryDate = lines
    .flatMap(({ promisedDate }) => promisedDate ?? [])
    .toSorted()
    .at(-1);
  await db
    .updateTable('shop_order')
    .set({
      lines: JSON.stringify(lines),
      freight: JSON.stringify({ ...order.freight, deliveryDate: deliveryDate ?? order.freight.deliveryDate }),
      status: order.status === 'received' ? 'inProduction' : order.status,
      confirmed_at: sql<Date>`clock_timestamp()`,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', order.id)
    .execute();
  await tellCustomer(db, { offerId: params.offerId, orderId: order.id }, 'changed');
  return readQuoteAndMarkSeen(call, params.id, options);
}

/**
 * Records that all remaining pieces of lines of an ordered offer are on their way, as its supplier, with a delivery
 * note. Throws a Problem: 404 `quote_unknown`, `line_unknown`; 409 `quote_state`, `order_not_open`; 422
 * `nothing_to_ship`.
 */
export async function shipOrder(call: ShipCall, options: QuoteOptions): Promise<Quote> {
  const { db, body, params } = call;
  const { order, today } = await lockOrderToDeliver(call, options);
  assertKnown(body.lineIds, order.lines);
  const sent = order.lines
    .filter(({ lineId }) => body.lineIds.includes(lineId))
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - shippedOf(order.shipments, lineId) }))
    .filter(({ quantity }) => quantity > 0);
  if (sent.length === 0) throw new Problem(422, 'nothing_to_ship', 'These lines have been shipped already');
  const shipment: Shipment = {
    id: String(order.shipments.length + 1),
    shippedOn: today,
    deliveredOn: null,
    carrier: body.carrier,
    trackingNumber: body.trackingNumber,
    trackingUrl: null,
    lines: sent,
  };
  const shipments = [...order.shipments, shipment];
  await db
    .updateTable('shop_order')
    .set({
      shipments: JSON.stringify(shipments),
      status: statusAfter(order.lines, shipments),
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', order.id)
    .execute();
  await db
    .insertInto('order_document')
    .values({
      order_id: order.id,
      id: `delivery-${shipment.id}`,
      kind: 'deliveryNote',
      number: `${order.order_number.replace('SO-', 'DN-')}-${shipment.id}`,
      day: today,
    })
    .execute();
  await tellCustomer(db, { offerId: params.offerId, orderId: order.id }, 'shipped', shipment);
  await enqueue(db, { kind: 'notification', about: 'orderShipped', orderId: order.id, shipmentId: shipment.id });
  return readQuoteAndMarkSeen(call, params.id, options);
}

/** Once everything has left, the order is shipped. */
const statusAfter = (lines: StoredLine[], shipments: Shipment[]): OrderStatus =>
  lines.every(({ lineId, quantity }) => shippedOf(shipments, lineId) >= quantity) ? 'shipped' : 'partlyShipped';

const openStatuses: readonly OrderStatus[] = ['received', 'inProduction', 'partlyShipped'];

/** Locks the request first, as everywhere, then the order of the offer. */
async function lockOrderToDeliver(
  call: ConfirmCall | ShipCall,
  options: QuoteOptions,
): Promise<{ order: PlacedRow; today: string }> {
  const { db, params } = call;
  const side = await sideInMove(call, 'deliver');
  const { request } = await lockForMove(db, params.offerId, { move: 'deliver', side }, options);
  const order = (await db
    .selectFrom('shop_order')
    .selectAll('shop_order')
    .where('state', '=', 'placed')
    .where('cart_id', 'in', (select) => select.selectFrom('cart').select('id').where('offer_id', '=', params.offerId))
    .forUpdate()
    .executeTakeFirst()) as PlacedRow | undefined;
  if (!order || !openStatuses.includes(order.status)) {
    throw new Problem(409, 'order_not_open', 'The order is not to be delivered', {
      members: { status: order?.status ?? null },
    });
  }
  return { order, today: dayIn(request.time_zone) };
}

function assertKnown(lineIds: string[], lines: StoredLine[]): void {
  if (lineIds.every((lineId) => lines.some((line) => line.lineId === lineId))) return;
  throw notFound('line_unknown', 'Line not found in the order');
}

async function tellCustomer(
  db: Kysely<Database>,
  { offerId, orderId }: { offerId: string; orderId: string },
  kind: 'changed' | 'shipped',
  shipment?: Shipment,
): Promise<void> {
  await db.updateTable('quote_offer').set(markUnreadFor('partner')).where('id', '=', offerId).execute();
  const carried = shipment ? [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(', ') : '';
  await tell(db, orderThread(orderId), kind, carried);
}
