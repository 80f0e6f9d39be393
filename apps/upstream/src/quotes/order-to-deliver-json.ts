import type { OrderStatus, OrderToDeliver, Shipment } from '@shop/api-contracts';
import type { OrderAddress, OrderContact, OrderFreight } from '@shop/api-contracts';
import type { StoredLine } from '@shop/commerce-model';
import { sql } from 'kysely';
import { shownName } from '../catalogue/items/shown-name.ts';
import { shippedOf } from '../orders/order-history/complaints.ts';
import { takeBackOfLine } from '../replacements/take-backs.ts';
import { fitOfLine } from '../units/fit/fit-of-line.ts';

/** The placed order of an offer as JSON from the database; instants are texts. */
export interface OrderToDeliverJson {
  orderNumber: string;
  placedAt: string;
  status: OrderStatus;
  contact: OrderContact;
  shippingAddress: OrderAddress;
  freight: OrderFreight;
  lines: StoredLine[];
  shipments: Shipment[];
  confirmedAt: string | null;
}

/** Null without a row of `shop_order`. */
export const orderToDeliverJson = sql`case when shop_order.id is not null then json_build_object(
  'orderNumber', shop_order.order_number, 'placedAt', shop_order.placed_at, 'status', shop_order.status,
  'contact', shop_order.contact, 'shippingAddress', shop_order.shipping_address, 'freight', shop_order.freight,
  'lines', shop_order.lines, 'shipments', shop_order.shipments, 'confirmedAt', shop_order.confirmed_at) end`;

/**
 * Converts an order to what its supplier sees, with names in the supplier's language: no prices but those of the offer,
 * and the credits of take-backs.
 */
export function orderToDeliver(
  order: OrderToDeliverJson,
  { currency, articles }: { currency: string; articles: ReadonlyMap<string, { name: string }> },
): OrderToDeliver {
  const { contact, lines, shipments } = order;
  return {
    orderNumber: order.orderNumber,
    placedAt: new Date(order.placedAt).toISOString(),
    status: order.status,
    customerOrderReference: contact.customerOrderReference,
    yourReference: contact.yourReference,
    remark: contact.remark,
    email: contact.email,
    phoneNumber: contact.phoneNumber,
    shippingAddress: order.shippingAddress,
    freight: order.freight,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      articleNumber: line.articleNumber,
      name: shownName(line, articles),
      note: line.note,
      quantity: line.quantity,
      requestedDate: line.requestedDate,
      promisedDate: line.promisedDate,
      shippedQuantity: shippedOf(shipments, line.lineId),
      ...fitOfLine(line),
      ...takeBackOfLine(line, currency),
    })),
    shipments,
    confirmedAt: order.confirmedAt && new Date(order.confirmedAt).toISOString(),
  };
}
