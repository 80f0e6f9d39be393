import { expect, test } from '@playwright/test';
import { openPayment, payByCard } from '../steps/payment-steps.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

test('F6, F8: on a phone a card payment works by touch, and nothing is wider than the screen', async ({ page }) => {
  test.slow();
  await openPayment(page);
  await expectToFitTheScreen(page);
  for (const option of await page.getByRole('radio').all()) {
    const box = await option.locator('xpath=..').boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(44);
  }
  await payByCard(page, '4111 1111 1111 1111');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible({
    timeout: 20_000,
  });
  await expectToFitTheScreen(page);
});
