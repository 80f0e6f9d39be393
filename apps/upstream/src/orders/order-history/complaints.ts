import type { Complaint, Shipment } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import { localInstant, type Database } from '@shop/commerce-model';
import type { Person } from '../../access/person.ts';
import { orderThread, tell } from '../../mail/tell.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import { marketZone } from '../market-zone.ts';
import { photosJson } from './complaint-photos.ts';
import { isOfHistory, orderUnknown, type PlacedRow } from './placed-orders.ts';

/** Pieces of a line shipped so far. */
export const shippedOf = (shipments: Shipment[], lineId: string): number =>
  sum(shipments.flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId)));

/** Shipped pieces of a line without a complaint; declined complaints do not count. */
export const claimableOf = (shipments: Shipment[], complaints: Complaint[], lineId: string): number =>
  shippedOf(shipments, lineId) -
  sum(complaints.filter((complaint) => complaint.lineId === lineId && complaint.state !== 'declined'));

const sum = (of: { quantity: number }[]): number => of.reduce((total, { quantity }) => total + quantity, 0);

/** Complaints of an order, oldest first. */
export async function readComplaints(db: Kysely<Database>, orderId: string): Promise<Complaint[]> {
  const rows = await db
    .selectFrom('order_claim')
    .innerJoin('shop_order', 'shop_order.id', 'order_claim.order_id')
    .selectAll('order_claim')
    .select(marketZone.as('timeZone'))
    .select(photosJson.as('photos'))
    .where('order_id', '=', orderId)
    .orderBy('order_claim.created_at')
    .orderBy('order_claim.number')
    .execute();
  return rows.map((row) => ({
    claimNumber: row.number,
    lineId: row.line_id,
    quantity: row.quantity,
    reason: row.reason,
    text: row.text,
    state: row.state,
    createdAt: localInstant(row.created_at, row.timeZone),
    photos: row.photos,
  }));
}

/**
 * Starts a return or a complaint; concurrent calls see each other. Throws a Problem: 404 `order_unknown` or
 * `line_unknown`, 422 `quantity_not_claimable` with the remaining pieces in `claimable`.
 */
export async function startComplaint(
  db: Kysely<Database>,
  person: Person,
  orderId: string,
  { lineId, quantity, reason, text }: Pick<Complaint, 'lineId' | 'quantity' | 'reason' | 'text'>,
): Promise<Complaint> {
  const order = (await db
    .selectFrom('shop_order')
    .selectAll()
    .select(marketZone.as('time_zone'))
    .where('id', '=', orderId)
    .where(isOfHistory(person))
    .forUpdate()
    .executeTakeFirst()) as PlacedRow | undefined;
  if (!order) throw orderUnknown();
  if (!order.lines.some((line) => line.lineId === lineId))
    throw notFound('line_unknown', 'Line not found in the order');
  const claimable = claimableOf(order.shipments, await readComplaints(db, orderId), lineId);
  if (quantity > claimable) {
    throw new Problem(422, 'quantity_not_claimable', `At most ${claimable} pieces can be claimed`, {
      members: { claimable },
    });
  }
  const { number } = await db
    .insertInto('order_claim')
    .values({
      number: sql<string>`'CL-' || nextval('claim_number')`,
      order_id: orderId,
      line_id: lineId,
      quantity,
      reason,
      text,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await tell(db, orderThread(orderId), 'complaint', number);
  return (await readComplaints(db, orderId)).find((complaint) => complaint.claimNumber === number)!;
}
