import { expect, test, type Page } from '@playwright/test';
import { openCartWith } from '../steps/cart-page-lines.ts';
import {
  expectClosedSheet,
  expectStep,
  fillContact,
  fillDelivery,
  openCheckout,
  save,
} from '../steps/checkout-steps.ts';
import { payByCard } from '../steps/payment-steps.ts';

test.slow();

const orderButton = (page: Page) => page.getByRole('button', { name: /^(Pay|Order for) £/ });
const number = (page: Page) => page.getByLabel(/^Your purchase order number/);

test('F2, F3: a known customer orders with three interactions: checkout, purchase-order number, order', async ({
  page,
}) => {
  // the first order, which makes somebody known
  await openCheckout(page);
  await fillContact(page);
  await page.getByRole('checkbox', { name: 'Save to my addresses' }).check();
  await fillDelivery(page);
  await save(page);
  await expectStep(page, 'Freight');
  await save(page);
  await expectClosedSheet(page);
  await payByCard(page, '4111 1111 1111 1111');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible({
    timeout: 20_000,
  });

  await openCartWith(page, 2);
  await page.setViewportSize({ width: 1440, height: 900 });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.replace(/[0-9a-f]{32}/, ':id')}`);
  });
  await page.evaluate(() => {
    const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });

  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await expectClosedSheet(page);
  await expect(page.getByText(/^Filled in from your last order/)).toBeVisible();
  await expect(number(page)).toBeInViewport({ ratio: 1 });
  await expect(orderButton(page)).toBeInViewport({ ratio: 1 });
  await expect(orderButton(page)).toBeEnabled();
  // the calls of the specification, in their order, are all that the sheet asks for
  const ofOrder = calls.filter((call) => /orders|freight|addresses|countr/.test(call));
  expect(ofOrder.length, ofOrder.join()).toBeLessThanOrEqual(6);
  expect(ofOrder.filter((call) => !call.includes('invoiceaddress'))).toEqual([
    'POST /api/orders',
    'PUT /api/orders/:id/contact',
    'PUT /api/orders/:id/shippingaddress',
    'POST /api/freight',
    'PUT /api/orders/:id/freight',
  ]);
  const shifts = await page.evaluate(() => (window as { shifts?: number[] }).shifts!);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);

  await number(page).fill('4500127816');
  await orderButton(page).click();
  await page.waitForURL(/\/payments\/pay\//);
});
