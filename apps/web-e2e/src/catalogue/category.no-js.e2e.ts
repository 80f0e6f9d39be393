import { expect, test } from '@playwright/test';
import { core } from '../steps/story-tags.ts';

const gasketed = '/en-gb/gasketed-plate-heat-exchangers--gasketed';

test(
  'without JavaScript filters and chips are links, paging and sorting work, and articles have prices',
  core,
  async ({ page }) => {
    await page.goto(gasketed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gasketed plate heat exchangers');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('link', { name: /^EPDM/ }).click();
    await expect(page).toHaveURL(/f=/);
    await expect(page.getByText(/^\d+ articles of 60$/)).toBeVisible();
    await filters.getByRole('link', { name: /^DN 80/ }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-price');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/f=.*sort=-price|sort=-price.*f=/);
    await expect(page.locator('main li:has(h3)').first()).toContainText(/£[\d,]+\.00|Price on request/);
    await page.getByRole('link', { name: /Remove filter Connection/ }).click();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page.getByText('60 articles')).toBeVisible();
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('row')).toHaveCount(13);
    await expect(page).toHaveURL(/page=2/);
    const flow = page.getByRole('definition').filter({ hasText: 'm³/h' });
    await expect(flow).toHaveCount(0);
    await page.getByRole('table').locator('summary').first().click();
    await expect(flow).toBeVisible();
  },
);

test('without JavaScript no control that needs it is shown', async ({ page }) => {
  await page.goto(gasketed);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0);
});
