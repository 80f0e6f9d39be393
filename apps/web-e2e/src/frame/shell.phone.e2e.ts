import { expect, test } from '@playwright/test';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

test('A6: on a phone the breadcrumbs show only the link to the parent', async ({ page }) => {
  await page.goto('/en-gb/gasketed-plate-heat-exchangers--gasketed');
  const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  await expect(crumbs.filter({ visible: true })).toHaveText(['Heat exchangers']);
  await crumbs.getByRole('link', { name: 'Heat exchangers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heat exchangers');
});

for (const locale of ['en-gb', 'de-de', 'sr-latn-rs', 'en-xa', 'en-xb']) {
  test(`pages in ${locale} are not wider than a phone, down to 320 px`, async ({ page }) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['/', '/switch', '/no/such/page']) {
        await page.goto(`/${locale}${path}`);
        await expectToFitTheScreen(page, `${path} at ${width} px`);
      }
    }
  });
}

test('touch targets are at least 40 px high', async ({ page }) => {
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  const small = await page.locator('a:visible, button:visible, input:visible').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('p') && element.getBoundingClientRect().height > 1)
      .map((element) => ({
        text: element.textContent || element.getAttribute('name'),
        height: Math.round((element.closest('label') ?? element).getBoundingClientRect().height),
      }))
      .filter(({ height }) => height < 40),
  );
  expect(small).toEqual([]);
});

test('on a phone a suggestion opens an item by touch', async ({ page }) => {
  await page.goto('/en-gb/switch');
  await page.locator('#search-header').tap();
  await expect(page.locator('#search-header')).toHaveRole('combobox');
  await page.locator('#search-header').pressSequentially('gx-050');
  const first = page.getByRole('group', { name: 'Articles' }).getByRole('option').first();
  await expect(first).toBeVisible();
  await first.tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/GX-050/i);
});
