import { expect, test } from '@playwright/test';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

const gasketed = '/en-gb/gasketed-plate-heat-exchangers--gasketed';

test('on a phone the filters open above the list, and the button shows how many articles they leave', async ({
  page,
}) => {
  await page.goto(gasketed, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Gasket material').click();
  await sheet.getByRole('checkbox', { name: /^FKM/ }).click();
  await sheet.getByRole('button', { name: 'Show 4 articles' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('main li:has(h3)')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeFocused();
});

test('grid, list and sub-categories fit into 360 px, and touch targets are at least 24 px high', async ({ page }) => {
  for (const path of [
    gasketed,
    `${gasketed}?view=list`,
    '/en-gb/heat-exchangers--heatexchangers',
    '/de-de/any--gaskets?view=list',
  ]) {
    await page.goto(path);
    await expectToFitTheScreen(page, path);
    const small = await page
      .locator('main :is(a, button, select, summary)')
      .evaluateAll((all) =>
        all
          .filter(
            (one) =>
              one.checkVisibility() &&
              !one.closest('p') &&
              one.getBoundingClientRect().height < 24 &&
              getComputedStyle(one, '::after').position !== 'absolute',
          )
          .map((one) => one.outerHTML.slice(0, 120)),
      );
    expect(small, path).toEqual([]);
  }
});
