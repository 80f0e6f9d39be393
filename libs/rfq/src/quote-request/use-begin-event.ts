import type { QuoteCheckout } from '@shop/api-contracts';
import { useApp, type App } from '@shop/platform';
import { useEffect, useEffectEvent } from 'react';
import { pushBeginQuoteRequest } from './request-events.ts';

const reported = new WeakMap<App, Set<string>>();

/** Reports the start of a quote request once per cart, on any of its pages. */
export function useBeginEvent(checkout: QuoteCheckout | undefined): void {
  const app = useApp();
  const report = useEffectEvent(() => {
    if (!checkout) return;
    const carts = reported.get(app) ?? new Set();
    reported.set(app, carts);
    if (!carts.has(checkout.cartId)) pushBeginQuoteRequest(checkout);
    carts.add(checkout.cartId);
  });
  useEffect(() => report(), [checkout?.cartId]);
}
