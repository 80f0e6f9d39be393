import { calls, type QuoteGroup } from '@shop/api-contracts';
import { callOrThrow, codeOf, paths, useApp, useShopNavigate } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { changedCartState } from '../quote-request/changed-cart.tsx';
import { keepQuoteCheckout } from '../quote-request/quote-checkout-query.ts';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';

interface GroupChoice {
  group: QuoteGroup;
  /** Ids of the locations to ask; the nearest first. */
  asked: readonly string[];
}

/** Saves the choices, one group after the other, then opens the request. What was saved before a failure stays saved. */
export function useSaveChoice(onSaved: () => void) {
  const app = useApp();
  const navigate = useShopNavigate();
  const { person, checkout, beginAnew } = useQuoteRequest();
  return useMutation({
    networkMode: 'always',
    async mutationFn(choices: readonly GroupChoice[]) {
      for (const { group, asked } of choices) {
        const [nearest] = asked;
        if (nearest === undefined) continue;
        // the one that came first stays so
        const first = asked.find((id) => id === group.selectedPartnerLocationId) ?? nearest;
        const answered = await callOrThrow(app.api, calls.quoteCheckout.chooseLocation, {
          params: { quoteGroupKey: group.quoteGroupKey },
          body: {
            cartId: checkout.cartId,
            selectedPartnerLocationId: first,
            otherPartnerLocationIds: asked.filter((id) => id !== first),
          },
        });
        keepQuoteCheckout(app, answered, person.scope);
      }
    },
    onSuccess() {
      onSaved();
      navigate(paths.details());
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
