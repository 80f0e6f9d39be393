import type { Page } from '@playwright/test';

interface CheckoutEvent {
  event: string;
  ecommerce: Record<string, unknown>;
}

/** What the data layer was told about the checkout, in its order. */
export const checkoutEvents = (page: Page): Promise<CheckoutEvent[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: CheckoutEvent[] }).dataLayer ?? []).filter(({ event }) =>
      ['begin_checkout', 'add_shipping_info'].includes(event),
    ),
  );
