import { expect, test, type Page } from '@playwright/test';
import { watchLayoutShift } from '../steps/layout-shift.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Products' });
const panel = (page: Page) => page.getByRole('group', { name: 'Products' });
const close = (page: Page) => panel(page).getByRole('button', { name: 'Close' });
/** On phones the panel begins with its own button. */
async function tabToFirstCategory(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  if (await close(page).isVisible()) {
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(panel(page).getByRole('link').first()).toBeFocused();
}
const open = async (page: Page, path = '/en-gb/gaskets--gaskets') => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await button(page).click();
  await expect(panel(page)).toBeVisible();
};

test('the panel shows all categories of the home page, with drawings and counts', async ({ page }) => {
  const shifted = await watchLayoutShift(page);
  await open(page);
  const links = await panel(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(25);
  await expect(panel(page).getByRole('link', { name: /^Gaskets 5,100$/ })).toHaveAttribute('aria-current', 'true');
  await expect(panel(page).locator('img:visible')).toHaveCount(5);
  expect(await shifted()).toBeLessThan(0.005);
  await expectToFitTheScreen(page);
  await page.goto('/en-gb/');
  const tiles = await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining(tiles));
});

test('by keyboard: Enter opens, Tab leads in, Escape returns to the button, Enter on a category opens it', async ({
  page,
}) => {
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await tabToFirstCategory(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabToFirstCategory(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heat exchangers');
  await expect(panel(page)).toBeHidden();
});

test('on phones the panel says what it is, and its cross, in view also at its end, closes it', async ({ page }) => {
  await open(page);
  const isPhone = page.viewportSize()!.width <= 640;
  await panel(page).getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(close(page)).toBeVisible({ visible: isPhone });
  await expect(panel(page).getByText('Products', { exact: true })).toBeVisible({ visible: isPhone });
  if (!isPhone) return;
  await expect(close(page)).toBeInViewport();
  await close(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the focus that leaves the panel closes it, and so does a press on the page', async ({ page }) => {
  await open(page);
  await panel(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
  // on phones the field that has the focus now takes the whole row
  await page.locator('main').focus();
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  const { x, y, height } = (await panel(page).boundingBox())!;
  await page.mouse.click(x + 4, y + height + 20);
  await expect(panel(page)).toBeHidden();
});

test('the code of the panel is loaded on intent, not with the page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/en-gb/');
  await page.waitForLoadState('networkidle');
  const isLoaded = () => loaded.some((url) => url.includes('products-panel'));
  expect(isLoaded()).toBe(false);
  await button(page).focus();
  await expect.poll(isLoaded).toBe(true);
});
