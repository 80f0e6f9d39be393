import type { Order } from '@shop/api-contracts';
import { paths, type CheckoutStep } from '@shop/platform';
import { useSearchParams } from 'react-router';
import { useText } from '../text.ts';

/** The cart of an accepted offer, from `c` in the address; undefined for the user's own cart. The server's HTML does not depend on it. */
export function useOfferedCart(): string | undefined {
  const c = useSearchParams()[0].get('c');
  return c !== null && /^[0-9a-f]{32}$/.test(c) ? c : undefined;
}

/** Value of `c` for addresses of this order. */
export const offeredCartOf = ({ cartId, quoteNumber }: Pick<Order, 'cartId' | 'quoteNumber'>): string | undefined =>
  quoteNumber ? cartId : undefined;

/** Addresses of the steps for the cart of the current address. */
export function useStepPath(): (step: CheckoutStep) => string {
  const c = useOfferedCart();
  return (step) => paths.checkoutStep(step, { c });
}

/** Link to the source of the lines: the user's own cart, or the request with the offer. */
export function useLinesPage(order?: Pick<Order, 'quoteNumber'>): { to: string; text: string; editText: string } {
  const t = useText();
  const number = order?.quoteNumber;
  if (useOfferedCart() === undefined && !number)
    return { to: paths.cart(), text: t('checkout.toCart'), editText: t('checkout.summary.edit') };
  const text = t('checkout.toQuote');
  return { to: number ? paths.quoteRequest(number) : paths.quoteRequests(), text, editText: text };
}
