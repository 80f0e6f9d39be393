import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { beginQuoteRequest, threeGroups } from '../steps/quote-cart.ts';
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

test('WCAG: axe finds nothing serious on any quote request page, light and dark, and none is wider than the window', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/en-gb/partners');
  await look(page);
  await beginQuoteRequest(page, threeGroups);
  const group = (number: number) => page.getByRole('region', { name: new RegExp(`^Group ${number}`) });
  await expect(group(3)).toBeVisible();
  await look(page);
  await group(1)
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue to your request' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await look(page);
  await page.goto('/en-gb/partners?view=map');
  const mark = page.getByRole('button', { name: /^1: / });
  await mark.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await look(page);
  await page.goto('/en-gb/partners');
  for (const number of [1, 2]) {
    const suppliers = group(number).getByRole('list', { name: 'Suppliers that can offer this' });
    await suppliers.getByRole('checkbox').first().check();
  }
  await page.getByRole('button', { name: 'Continue to your request' }).click();
  await page.getByText('Target price, date, note').first().click();
  await page.getByRole('button', { name: 'Send 3 requests' }).click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(1);
  await look(page);
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await page.getByLabel(/^Your message/).fill('For the dairy.');
  await page.getByRole('button', { name: 'Send 3 requests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your 3 requests have been sent' })).toBeVisible();
  await look(page);
});
