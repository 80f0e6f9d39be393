import { calls, type QuoteCheckout } from '@shop/api-contracts';
import { callOrThrow, type App } from '@shop/platform';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

const keyOf = (cartId: string, scope: string): QueryKey => [calls.quoteCheckout.begin.name, { cartId }, scope];

/**
 * A quote cart, grouped by supplier. Starting is idempotent and keeps the choices, so it is used as a read; reloads and second tabs
 * continue.
 */
export const quoteCheckoutQuery = (app: App, cartId: string, scope: string) =>
  queryOptions({
    queryKey: keyOf(cartId, scope),
    // pages follow each other within seconds
    staleTime: 5_000,
    // returning from the cart starts with its present lines
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }): Promise<QuoteCheckout> =>
      callOrThrow(app.api, calls.quoteCheckout.begin, { body: { cartId } }, { signal }),
  });

/** Stores the answer of a change for all pages. */
export function keepQuoteCheckout({ queryClient }: App, checkout: QuoteCheckout, scope: string): void {
  queryClient.setQueryData<QuoteCheckout>(keyOf(checkout.cartId, scope), checkout);
}

/** True if there are several groups: only then is there a page that lists them. */
export const hasSeveralGroups = ({ queryClient }: App): boolean =>
  queryClient
    .getQueriesData<QuoteCheckout>({ queryKey: [calls.quoteCheckout.begin.name] })
    .some(([, checkout]) => (checkout?.groups.length ?? 0) > 1);
