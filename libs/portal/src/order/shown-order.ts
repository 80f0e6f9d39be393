import { ApiError, type Order, type OrderLine, type PlacedOrder } from '@shop/api-contracts';

type PlacedLine = PlacedOrder['lines'][number];

/** A line; how much of it was sent and can be complained about is told where the market has a history. */
export type ShownLine = OrderLine & Partial<Pick<PlacedLine, 'shippedQuantity' | 'claimableQuantity'>>;

/** What every market tells of a placed order. What happened to it since is its history's. */
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
> & { lines: ShownLine[] };

/** An order of the checkout as its page shows it. Throws an ApiError 404 before it is placed: until then it is no order to look at. */
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
    // of cards the provider does not always say the name
    paymentMethod: order.payment?.method ?? 'scheme',
  };
}
