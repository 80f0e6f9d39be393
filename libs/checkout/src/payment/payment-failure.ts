import { ApiError, NotAuthenticatedError, type PaymentResult } from '@shop/api-contracts';
import type { OrderChange } from './order-changes.ts';

/** An article of which there is less than was asked for. */
export interface ShortArticle {
  articleNumber: string;
  name: string;
  /** Pieces that are left. */
  available: number;
}

/** Why nothing was paid, as far as it makes a difference to what one can do. */
export type PaymentFailure =
  | { kind: 'orderChanged'; changes: readonly OrderChange[]; currency: string }
  | { kind: 'outOfStock'; items: readonly ShortArticle[] }
  | { kind: 'refused' | 'cancelled' | 'expired' }
  | { kind: 'providerDown' | 'unsure' | 'noCredit' | 'signedOut' | 'orderGone' | 'cartChanged' | 'stepMissing' }
  | { kind: 'failed'; requestId: string | undefined };

/** What an answered payment that is none means. */
export const failedResult = (result: PaymentResult['result']): PaymentFailure | undefined =>
  result === 'refused' || result === 'cancelled' || result === 'expired' ? { kind: result } : undefined;

/** Failures after which the order has to be looked at again before it can be paid. */
export const needsReview = (failure: PaymentFailure | undefined): boolean =>
  failure !== undefined &&
  ['orderChanged', 'cartChanged', 'outOfStock', 'stepMissing', 'orderGone'].includes(failure.kind);

/** `order_changed` is the caller's: it knows what was looked at. */
export function paymentFailureOf(error: unknown): PaymentFailure {
  if (error instanceof NotAuthenticatedError) return { kind: 'signedOut' };
  if (!(error instanceof ApiError)) return { kind: 'failed', requestId: undefined };
  const { code, requestId } = error.problem ?? {};
  switch (code) {
    case 'out_of_stock':
      return { kind: 'outOfStock', items: shortArticles(error.body) };
    case 'payment_provider_down':
      return { kind: 'providerDown' };
    case 'no_credit':
      return { kind: 'noCredit' };
    case 'cart_changed':
      return { kind: 'cartChanged' };
    case 'step_not_reached':
      return { kind: 'stepMissing' };
    case 'order_cancelled':
    case 'order_unknown':
      return { kind: 'orderGone' };
    default:
      // its answer was lost on the way: it may have been a yes
      return [0, 502, 504].includes(error.status) ? { kind: 'unsure' } : { kind: 'failed', requestId };
  }
}

function shortArticles(body: unknown): ShortArticle[] {
  const { items } = body as { items?: unknown };
  if (!Array.isArray(items)) return [];
  return (items as Partial<ShortArticle>[]).flatMap(({ articleNumber, name = '', available = 0 }) =>
    articleNumber === undefined ? [] : { articleNumber, name, available },
  );
}
