import { expect, test } from '@playwright/test';
import { expectStep, fillToReview, openCheckout } from '../steps/checkout-steps.ts';

test.slow();

test('on a phone the order summary folds out, and every step can be completed by touch', async ({ page }) => {
  await openCheckout(page);
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByText('Goods')).toBeHidden();
  await summary.getByRole('button', { name: /^Your order/ }).click();
  await expect(summary.getByText('Goods')).toBeVisible();
  await summary.getByRole('button', { name: /^Your order/ }).click();
  const steps = page.getByRole('navigation', { name: 'Steps of the checkout' });
  await expect(steps.getByText('Step 1 of 6')).toBeVisible();
  await fillToReview(page);
  await steps.getByRole('link', { name: /Freight/ }).tap();
  await expectStep(page, 'Freight');
  for (const target of await page.getByRole('main').locator('button, a, summary').filter({ visible: true }).all()) {
    const box = (await target.boundingBox())!;
    expect(Math.round(box.height), await target.innerText()).toBeGreaterThanOrEqual(24);
  }
});
