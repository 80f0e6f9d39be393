import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectStep, fillContact, openCheckout, save } from '../steps/checkout-steps.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

test.slow();

async function look(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectNothingSerious(page);
  const { width, height } = page.viewportSize()!;
  for (const narrow of [320, width]) {
    await page.setViewportSize({ width: narrow, height });
    await expectToFitTheScreen(page, `at ${narrow} px`);
  }
}

test('WCAG: axe finds nothing serious in any section of the checkout, light and dark, and none is wider than the window', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/en-gb/checkout');
  await look(page);
  await openCheckout(page);
  await page.getByLabel(/^E-mail address/).fill('nobody');
  await save(page);
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).not.toHaveCount(0);
  await look(page);
  await page.reload();
  await fillContact(page);
  await look(page);
  await page.getByLabel(/^Company or name/).fill('Dock works');
  await page.getByLabel(/^Street and number/).fill('9 Dock Road');
  await page.getByLabel(/^City/).fill('Hull');
  await page.getByLabel(/^Postcode/).fill('HU1 1AA');
  await save(page);
  await expectStep(page, 'Invoice address');
  await page.getByRole('checkbox', { name: /delivery address/ }).uncheck();
  await look(page);
  await page.getByRole('checkbox', { name: /delivery address/ }).check();
  await save(page);
  await expectStep(page, 'Freight');
  await page.getByRole('checkbox', { name: 'Different dates per line' }).check();
  await look(page);
  await save(page);
  await expectStep(page, 'Review');
  await look(page);
});
