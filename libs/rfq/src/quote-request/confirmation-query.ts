import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** What was sent from a cart, with its numbers; it does not become another. */
export const confirmationQuery = (cartId: string, scope: string) =>
  apiQuery(calls.quoteCheckout.confirmation, { params: { cartId } }, { scope, excludedFromLoader: true });
