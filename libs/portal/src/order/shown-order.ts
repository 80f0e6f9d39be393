import { ApiError, type Order, type OrderLine, type PlacedOrder } from '@shop/api-contracts';

type PlacedLine = PlacedOrder['lines'][number];

/** A line; shipped and claimable quantities are present if the market has an order history. */
export type ShownLine = OrderLine & Partial<Pick<PlacedLine, 'shippedQuantity' | 'claimableQuantity' | 'deliveredOn'>>;

/** Data of a placed order in every market; its progress is in the history. */
export type ShownOrder = Pick<
  PlacedOrder,
  | 'orderId'
  | 'orderNumber'
  | 'placedAt'
  | 'customerOrderReference'
  | 'contact'
  | 'shippingAddress'
  | 'invoiceAddress'
  | 'freight'
  | 'totals'
  | 'paymentMethod'
  | 'offer'
  | 'cancellableUntil'
  | 'questions'
  | 'orderFile'
> & { lines: ShownLine[] };

/** An order of the checkout in the shape of the order page. Throws an ApiError 404 if it is not placed yet. */
export function shownOrder(order: Order): ShownOrder {
  const { orderNumber, placedAt, contact, shippingAddress, freight } = order;
  if (orderNumber === null || placedAt === null || !contact || !shippingAddress || !freight)
    throw new ApiError(404, `orders/${order.orderId}`, null);
  return {
    ...order,
    orderNumber,
    placedAt,
    contact,
    shippingAddress,
    freight,
    customerOrderReference: contact.customerOrderReference,
    // the provider does not always report the card's type
    paymentMethod: order.payment?.method ?? 'scheme',
  };
}
