import { expect, test } from '@playwright/test';

test('C10: without JavaScript filters and chips of a search are links, and sorting keeps them', async ({ page }) => {
  await page.goto('/en-gb/search?q=gasket');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('link', { name: /^EPDM/ }).click();
  await expect(page).toHaveURL(/f=/);
  await expect(page.getByText(/^[\d,]+ articles of [\d,]+$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('articleNumber');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/f=.*sort=articleNumber|sort=articleNumber.*f=/);
  await page.getByRole('link', { name: /Remove filter Gasket material/ }).click();
  await expect(page).not.toHaveURL(/f=/);
  await expect(page.getByRole('slider')).toHaveCount(0);
});
