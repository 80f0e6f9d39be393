import type { Page } from '@playwright/test';

interface CheckoutEvent {
  event: string;
  ecommerce: Record<string, unknown>;
}

/** The checkout events in the data layer, in order. */
export const checkoutEvents = (page: Page): Promise<CheckoutEvent[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: CheckoutEvent[] }).dataLayer ?? []).filter(({ event }) =>
      ['begin_checkout', 'add_shipping_info'].includes(event),
    ),
  );
