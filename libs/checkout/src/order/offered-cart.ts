import type { Order } from '@shop/api-contracts';
import { paths, type CheckoutStep } from '@shop/platform';
import { use } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../text.ts';
import { CheckoutContext } from './checkout-context.ts';

/** Number of the accepted offer's request, or of the generated quote: what fixes the lines and prices of an order. */
type Source = Pick<Order, 'quoteNumber' | 'generatedQuoteNumber'>;

/** The cart of an accepted offer or a generated quote, from `c` in the address; undefined for the user's own cart. The server's HTML does not depend on it. */
export function useOfferedCart(): string | undefined {
  const c = useSearchParams()[0].get('c');
  return c !== null && /^[0-9a-f]{32}$/.test(c) ? c : undefined;
}

/** Value of `c` for addresses of this order. */
export const offeredCartOf = ({
  cartId,
  quoteNumber,
  generatedQuoteNumber,
}: Pick<Order, 'cartId'> & Source): string | undefined => (quoteNumber || generatedQuoteNumber ? cartId : undefined);

/** Options of links and navigations between the sections of one sheet: no fade, the page stays where it is scrolled. */
export const insideSheet = { state: { samePage: true }, preventScrollReset: true } as const;

/** Addresses of the steps for the cart of the current address. */
export function useStepPath(): (step: CheckoutStep) => string {
  const c = useOfferedCart();
  return (step) => paths.checkoutStep(step, { c });
}

/** Link to the source of the lines: the user's own cart, the request with the offer, or the generated quotes. */
export function useLinesPage(given?: Source): { to: string; text: string; editText: string } {
  const t = useText();
  const checkout = use(CheckoutContext);
  const isOwnCart = useOfferedCart() === undefined;
  const order = given ?? checkout?.order;
  const number = order?.quoteNumber;
  if (order?.generatedQuoteNumber) {
    const text = t('checkout.toGeneratedQuotes');
    return { to: paths.generatedQuotes(), text, editText: text };
  }
  if (isOwnCart && !number)
    return { to: paths.cart(), text: t('checkout.toCart'), editText: t('checkout.summary.edit') };
  const text = t('checkout.toQuote');
  return { to: number ? paths.quoteRequest(number) : paths.quoteRequests(), text, editText: text };
}
