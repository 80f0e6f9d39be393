import { calls, type QuoteCheckout } from '@shop/api-contracts';
import { callOrThrow, type App } from '@shop/platform';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

const keyOf = (cartId: string, scope: string): QueryKey => [calls.quoteCheckout.begin.name, { cartId }, scope];

/**
 * A quote cart, split by who can supply. Beginning is safe to repeat and keeps what was chosen, so it is read like anything else: that is how
 * a reload and a second tab go on.
 */
export const quoteCheckoutQuery = (app: App, cartId: string, scope: string) =>
  queryOptions({
    queryKey: keyOf(cartId, scope),
    // one page leads to the next within moments
    staleTime: 5_000,
    // who comes back from the cart begins with its present lines
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }): Promise<QuoteCheckout> =>
      callOrThrow(app.api, calls.quoteCheckout.begin, { body: { cartId } }, { signal }),
  });

/** The pages show what a change was answered with. */
export function keepQuoteCheckout({ queryClient }: App, checkout: QuoteCheckout, scope: string): void {
  queryClient.setQueryData<QuoteCheckout>(keyOf(checkout.cartId, scope), checkout);
}

/** Several groups are asked for: only then there is a page of them all. */
export const hasSeveralGroups = ({ queryClient }: App): boolean =>
  queryClient
    .getQueriesData<QuoteCheckout>({ queryKey: [calls.quoteCheckout.begin.name] })
    .some(([, checkout]) => (checkout?.groups.length ?? 0) > 1);
