import type { Order } from '@shop/api-contracts';
import { paths, type CheckoutStep } from '@shop/platform';
import { useSearchParams } from 'react-router';
import { useText } from '../text.ts';

/** The address names the cart of an accepted offer by `c`; undefined: it is about one's own cart. Nothing of the server's HTML depends on it. */
export function useOfferedCart(): string | undefined {
  const c = useSearchParams()[0].get('c');
  return c !== null && /^[0-9a-f]{32}$/.test(c) ? c : undefined;
}

/** `c` of addresses that are about this order. */
export const offeredCartOf = ({ cartId, quoteNumber }: Pick<Order, 'cartId' | 'quoteNumber'>): string | undefined =>
  quoteNumber ? cartId : undefined;

/** Addresses of the steps, about the same cart as the present one. */
export function useStepPath(): (step: CheckoutStep) => string {
  const c = useOfferedCart();
  return (step) => paths.checkoutStep(step, { c });
}

/** Back to where the lines come from: one's own cart, or the request in which they were offered. */
export function useLinesPage(order?: Pick<Order, 'quoteNumber'>): { to: string; text: string; editText: string } {
  const t = useText();
  const number = order?.quoteNumber;
  if (useOfferedCart() === undefined && !number)
    return { to: paths.cart(), text: t('checkout.toCart'), editText: t('checkout.summary.edit') };
  const text = t('checkout.toQuote');
  return { to: number ? paths.quoteRequest(number) : paths.quoteRequests(), text, editText: text };
}
