import { expect, test } from '@playwright/test';

test('C2: without JavaScript gaskets are the list, with a link to the matrix of each model, which can be read', async ({
  page,
}) => {
  await page.goto('/en-gb/gaskets--gaskets');
  await expect(page.getByText('5,100 articles')).toBeVisible();
  await page.getByRole('link', { name: 'GX-050', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets for GX-050');
  const row = page.getByRole('table').getByRole('row', { name: /^Channel gasket/ });
  await expect(row).toContainText('£');
  await expect(row).toContainText(/in stock|working days/);
  await expect(page.getByRole('textbox', { name: /quantity$/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Glued', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Glued', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'All 192 articles as a list' }).click();
  await expect(page.getByText(/^192 articles of 5,100$/)).toBeVisible();
});

test('C2: without JavaScript a phone shows the matrix narrowed to one compound, and the models behind one control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en-gb/gaskets--gaskets');
  const model = page.getByRole('link', { name: 'GX-050', exact: true }).first();
  await expect(model).toBeHidden();
  await page.getByRole('heading', { name: 'For which model?' }).click();
  await model.click();
  const prices = page.getByRole('rowgroup').first().getByRole('cell').filter({ visible: true });
  const all = await prices.count();
  await page.getByRole('list', { name: 'Gasket material' }).getByRole('link', { name: 'HNBR', exact: true }).click();
  await expect(page.getByRole('link', { name: 'HNBR', exact: true })).toHaveAttribute('aria-current', 'true');
  expect(await prices.count()).toBeLessThan(all / 2);
  await page.getByRole('list', { name: 'Gasket material' }).getByRole('link', { name: 'All', exact: true }).click();
  await expect(prices).toHaveCount(all);
});
