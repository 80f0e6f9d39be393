import { expect, test } from '@playwright/test';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

const pages = [
  'faq',
  'support',
  'message',
  'cookies',
  'terms',
  'privacypolicy',
  'policies/return',
  'remade',
  'accessibility',
];

for (const locale of ['en-gb', 'de-de', 'sr-latn-rs', 'en-xa', 'en-xb']) {
  test(`content pages in ${locale} are not wider than a phone, down to 320 px`, async ({ page }) => {
    test.setTimeout(90_000);
    for (const path of pages) {
      await page.goto(`/${locale}/${path}`);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await expectToFitTheScreen(page, `${path} at ${width} px`);
      }
    }
  });
}

test('touch targets on content pages are at least 40 px high', async ({ page }) => {
  for (const path of ['faq', 'support', 'cookies', 'message']) {
    await page.goto(`/en-gb/${path}`);
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    const small = await main
      .locator('a:visible, button:visible, input:visible, summary:visible')
      .evaluateAll((elements) =>
        elements
          // links in running text are exempt from the target size (WCAG 2.5.8)
          .filter((element) => !element.closest('p, .prose li:not(:has(address)):not([class])'))
          .map((element) => ({
            text: element.textContent,
            height: Math.round((element.closest('label') ?? element).getBoundingClientRect().height),
          }))
          .filter(({ height }) => height < 40),
      );
    expect(small, path).toEqual([]);
  }
});

test('B4: on a phone the index of a long text is collapsed above it', async ({ page }) => {
  await page.goto('/en-gb/privacypolicy');
  const link = page.getByRole('main').locator('details').getByRole('link').first();
  await expect(link).toBeHidden();
  await page.getByRole('main').locator('summary').click();
  await expect(link).toBeVisible();
});
