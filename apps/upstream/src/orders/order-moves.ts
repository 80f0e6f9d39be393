import type { Order, OrderStep } from '@shop/api-contracts';
import type { Selectable } from 'kysely';
import type { ShopOrderTable } from '@shop/commerce-model';
import { cartFrozen } from '../carts/cart-store.ts';
import { Problem } from '../problem/problem.ts';

/** The columns that determine the progress of an order. */
export type OrderProgress = Pick<
  Selectable<ShopOrderTable>,
  'state' | 'contact' | 'shipping_address' | 'has_invoice_choice' | 'freight_quote' | 'freight'
>;

/** Required before a move. The invoice address is optional: choosing the freight skips it. */
type Answer = 'contact' | 'shipping_address' | 'freight_quote' | 'freight';

interface Legal {
  in: readonly Order['state'][];
  after: readonly Answer[];
}

const delivered = ['contact', 'shipping_address'] as const;
const reviewed = [...delivered, 'freight'] as const;

/** All legal moves; others are refused. */
export const legalMoves = {
  takeCart: { in: ['open', 'paying'], after: [] },
  setContact: { in: ['open'], after: [] },
  attachOrderFile: { in: ['open'], after: [] },
  removeOrderFile: { in: ['open'], after: [] },
  confirmFit: { in: ['open'], after: [] },
  setShippingAddress: { in: ['open'], after: ['contact'] },
  setInvoiceAddress: { in: ['open'], after: delivered },
  removeInvoiceAddress: { in: ['open'], after: delivered },
  calculateFreight: { in: ['open'], after: delivered },
  setFreight: { in: ['open'], after: [...delivered, 'freight_quote'] },
  /** Returns the same session while the order is being paid. */
  createPaymentSession: { in: ['open', 'paying'], after: reviewed },
  placeOnAccount: { in: ['open'], after: reviewed },
  submitPayment: { in: ['paying'], after: reviewed },
  cancel: { in: ['open', 'cancelled'], after: [] },
} as const satisfies Record<string, Legal>;

export type OrderMove = keyof typeof legalMoves;

/**
 * Throws a Problem 409 for an illegal move: `order_placed`, `order_cancelled`, `cart_frozen` while it is being paid,
 * and `step_not_reached` with the `step` that comes first.
 */
export function assertLegal(move: OrderMove, order: OrderProgress): void {
  const legal: Legal = legalMoves[move];
  if (!legal.in.includes(order.state)) throw refusal(order);
  if (legal.after.some((answer) => order[answer] === null)) throw stepNotReached(order);
}

function refusal(order: OrderProgress): Problem {
  if (order.state === 'placed') return new Problem(409, 'order_placed', 'The order is already placed');
  if (order.state === 'cancelled') return new Problem(409, 'order_cancelled', 'The order is cancelled');
  return order.state === 'paying' ? cartFrozen() : stepNotReached(order);
}

export const stepNotReached = (order: OrderProgress): Problem =>
  new Problem(409, 'step_not_reached', 'Another step comes first', { members: { step: stepOf(order) } });

/** Next step of an order; computed, so that it always matches its data. */
export function stepOf(order: OrderProgress): OrderStep {
  if (order.state === 'placed') return 'done';
  if (order.state === 'paying') return 'payment';
  if (order.contact === null) return 'contact';
  if (order.shipping_address === null) return 'delivery';
  if (!order.has_invoice_choice) return 'invoice';
  return order.freight === null ? 'freight' : 'review';
}
