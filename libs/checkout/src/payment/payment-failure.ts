import { ApiError, NotAuthenticatedError, type PaymentResult } from '@shop/api-contracts';
import { OfflineError } from '@shop/cart';
import type { OrderChange } from './order-changes.ts';

/** An article with less stock than ordered. */
export interface ShortArticle {
  articleNumber: string;
  name: string;
  /** Pieces in stock. */
  available: number;
}

/** Why a payment failed, distinguished by what the reader can do. */
export type PaymentFailure =
  | { kind: 'orderChanged'; changes: readonly OrderChange[]; currency: string }
  | { kind: 'outOfStock'; items: readonly ShortArticle[] }
  | { kind: 'refused' | 'cancelled' | 'expired' }
  | {
      kind:
        | 'providerDown'
        | 'unsure'
        | 'offline'
        | 'noCredit'
        | 'signedOut'
        | 'orderGone'
        | 'cartChanged'
        | 'stepMissing'
        | 'quoteExpired'
        | 'fitNotConfirmed'
        | 'tooMany';
    }
  | { kind: 'failed'; requestId: string | undefined };

/** The failure that a payment result stands for, if any. */
export const failedResult = (result: PaymentResult['result']): PaymentFailure | undefined =>
  result === 'refused' || result === 'cancelled' || result === 'expired' ? { kind: result } : undefined;

/** True for failures after which the order has to be reviewed again before payment. */
export const needsReview = (failure: PaymentFailure | undefined): boolean =>
  failure !== undefined &&
  ['orderChanged', 'cartChanged', 'outOfStock', 'stepMissing', 'orderGone', 'quoteExpired', 'fitNotConfirmed'].includes(
    failure.kind,
  );

/** `order_changed` is left to the caller, which knows the reviewed version. */
export function paymentFailureOf(error: unknown): PaymentFailure {
  if (error instanceof NotAuthenticatedError) return { kind: 'signedOut' };
  if (error instanceof OfflineError) return { kind: 'offline' };
  if (!(error instanceof ApiError)) return { kind: 'failed', requestId: undefined };
  const { code, requestId } = error.problem ?? {};
  switch (code) {
    case 'out_of_stock':
      return { kind: 'outOfStock', items: shortArticles(error.body) };
    case 'payment_provider_down':
      return { kind: 'providerDown' };
    case 'no_credit':
      return { kind: 'noCredit' };
    case 'quote_expired':
      return { kind: 'quoteExpired' };
    case 'fit_not_confirmed':
      return { kind: 'fitNotConfirmed' };
    case 'too_many_payments':
      return { kind: 'tooMany' };
    case 'cart_changed':
      return { kind: 'cartChanged' };
    case 'step_not_reached':
      return { kind: 'stepMissing' };
    case 'order_cancelled':
    case 'order_unknown':
      return { kind: 'orderGone' };
    default:
      // the answer was lost: the payment may have succeeded
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
