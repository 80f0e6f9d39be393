import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Sent requests of a cart with their numbers; they never change. */
export const confirmationQuery = (cartId: string, scope: string) =>
  apiQuery(calls.quoteCheckout.confirmation, { params: { cartId } }, { scope, excludedFromLoader: true });
