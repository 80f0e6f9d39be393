import { expect, test } from '@playwright/test';

const compare = '/en-gb/compare/gasketed/GX050_gasketed_GX050H16061,GX050_gasketed_GX050H16091';
const columns = 'thead th[scope="col"] a:first-child';

test('without JavaScript a comparison can be read, reduced to its differences and to fewer articles', async ({
  page,
}) => {
  await page.goto(compare);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 articles');
  await expect(page.locator(columns)).toHaveText(['GX-050-H16-061', 'GX-050-H16-091']);
  await expect(page.getByRole('rowheader', { name: 'Unit price', exact: true })).toBeVisible();
  const rows = page.locator('tbody th[scope="row"]');
  const all = await rows.count();
  await page.getByRole('link', { name: /^Differences only/ }).click();
  await expect(page).toHaveURL(/view=differences$/);
  expect(await rows.count()).toBeLessThan(all);
  await page.getByRole('link', { name: 'Take GX-050-H16-061 out of the comparison' }).click();
  await expect(page.locator(columns)).toHaveText(['GX-050-H16-091']);
});

test('without JavaScript no compare or print control is shown', async ({ page }) => {
  await page.goto('/en-gb/gasketed-plate-heat-exchangers--gasketed');
  await expect(page.locator('main li h3').first()).toBeVisible();
  for (const box of await page.getByRole('checkbox', { name: /^Compare/, includeHidden: true }).all())
    await expect(box).toBeHidden();
  await page.goto(compare);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
});

test('without JavaScript a phone shows two of four articles, and any other takes the place of one of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${compare},GX050_gasketed_GX050H25061,GX050_gasketed_GX050H16031`);
  await page.getByRole('button', { name: 'GX-050-H16-061, change the article' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^GX-050-H25-061/ })
    .click();
  await expect(page.getByRole('button', { name: /, change the article$/ })).toHaveText([
    /^GX-050-H25-061/,
    /^GX-050-H16-091/,
  ]);
});
