import { calls, type QuoteGroup } from '@shop/api-contracts';
import { callOrThrow, codeOf, paths, useApp, useShopNavigate } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { changedCartState } from '../quote-request/changed-cart.tsx';
import { hasLocation } from '../quote-request/location-name.ts';
import { keepQuoteCheckout } from '../quote-request/quote-checkout-query.ts';
import type { Choice } from './choice-values.ts';

/** Saves the choice, then opens the next group without one, or the request. */
export function useSaveChoice(group: QuoteGroup, onSaved: () => void) {
  const app = useApp();
  const navigate = useShopNavigate();
  const { person, checkout, beginAnew } = useQuoteRequest();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ chosen, others }: Choice & { chosen: string }) =>
      callOrThrow(app.api, calls.quoteCheckout.chooseLocation, {
        params: { quoteGroupKey: group.quoteGroupKey },
        body: {
          cartId: checkout.cartId,
          selectedPartnerLocationId: chosen,
          otherPartnerLocationIds: [...others],
        },
      }),
    onSuccess(answered) {
      onSaved();
      keepQuoteCheckout(app, answered, person.scope);
      navigate(answered.groups.every(hasLocation) ? paths.details() : paths.partners());
    },
    async onError(error) {
      const isGone = ['quote_group_unknown', 'cart_unknown', 'location_does_not_supply'].includes(codeOf(error) ?? '');
      if (!isGone) return;
      onSaved();
      await beginAnew();
      navigate(paths.partners(), { replace: true, state: changedCartState });
    },
  });
}
