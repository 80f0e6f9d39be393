import { calls } from '@shop/api-contracts';
import { leaveOrderedCart, requireConnection } from '@shop/cart';
import { callOrThrow, codeOf, loadQuery, paths, useApp, useShopNavigate } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { confirmationQuery } from '../quote-request/confirmation-query.ts';
import { flagRequest, keepLastRequest } from '../quote-request/request-log.ts';
import { requestOf } from './request-values.ts';

/**
 * Sends the requests of a cart. Repeating it returns the same numbers. If the cart is gone, it may have been sent in another tab or by a
 * call whose answer was lost: then the confirmation is shown. Offline nothing is sent (OfflineError).
 */
export function useSendRequest(onSent: () => void) {
  const app = useApp();
  const navigate = useShopNavigate();
  const { checkout, person, beginAnew } = useQuoteRequest();
  const { cartId } = checkout;
  const isTried = useRef(false);
  return useMutation({
    networkMode: 'always',
    async mutationFn(entered: FormData) {
      // of a request that is repeated, the first may have arrived
      if (!isTried.current) requireConnection();
      isTried.current = true;
      flagRequest(cartId);
      try {
        const body = requestOf(entered, checkout, app.locale.tag);
        // sends only the reviewed version
        const options = checkout.eTag === undefined ? {} : { ifMatch: checkout.eTag };
        return await callOrThrow(app.api, calls.quoteCheckout.submit, { body }, options);
      } catch (error) {
        if (codeOf(error) !== 'cart_unknown') throw error;
        return await loadQuery(app, confirmationQuery(cartId, person.scope)).catch(() => {
          throw error;
        });
      }
    },
    onSuccess(sent) {
      app.queryClient.setQueryData(confirmationQuery(cartId, person.scope).queryKey, sent);
      keepLastRequest(cartId, person.scope);
      onSent();
      navigate(paths.confirmation({ c: cartId }), { replace: true });
      leaveOrderedCart(app, cartId);
    },
    async onError(error) {
      // the page shows the present cart; input is kept
      if (staleCodes.has(codeOf(error) ?? '')) await beginAnew();
    },
  });
}

const staleCodes = new Set([
  'cart_changed',
  'cart_empty',
  'cart_unknown',
  'fit_not_confirmed',
  'cart_not_quotable',
  'location_missing',
  'request_too_large',
]);
