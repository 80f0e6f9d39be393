import { expect, test } from '@playwright/test';
import { expectStep, fillToReview, openCheckout } from '../steps/checkout-steps.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

test.slow();

test('on a phone every section can be filled in by touch, and the button stays in reach', async ({ page }) => {
  await openCheckout(page);
  await fillToReview(page);
  const number = page.getByLabel(/^Your purchase order number/);
  const button = page.getByRole('button', { name: /^Pay £/ });
  for (const name of ['Check and order', 'Payment', 'Your order']) {
    await page.getByRole('main').getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  const lines = (await page.getByRole('heading', { name: 'Your order', exact: true }).boundingBox())!;
  expect((await number.boundingBox())!.y, 'the number is asked for above the lines').toBeLessThan(lines.y);
  await number.focus();
  await expect(number).toBeInViewport({ ratio: 1 });
  const [field, bar] = [(await number.boundingBox())!, (await button.boundingBox())!];
  expect(field.y + field.height, 'the button covers the number').toBeLessThanOrEqual(bar.y);
  await expectToFitTheScreen(page);
  await page.getByRole('link', { name: 'Change Freight' }).tap();
  await expectStep(page, 'Freight');
  for (const target of await page.getByRole('main').locator('button, a, summary').filter({ visible: true }).all()) {
    const box = (await target.boundingBox())!;
    expect(Math.round(box.height), await target.innerText()).toBeGreaterThanOrEqual(24);
  }
});
