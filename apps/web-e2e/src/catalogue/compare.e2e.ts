import { expect, test, type Page } from '@playwright/test';
import { expectNothing, expectNothingSerious } from '../steps/axe.ts';
import { expectHydrated } from '../steps/hydrated.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';

const category = '/en-gb/gasketed-plate-heat-exchangers--gasketed';
const key = (variant: string) => `GX050_gasketed_GX050H16${variant}`;
const compare = `/en-gb/compare/gasketed/${key('061')},${key('091')},${key('121')}`;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare / });
const tray = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Compare', exact: true });
const columns = (page: Page) => page.locator('thead th[scope="col"] a:first-child');
const rows = (page: Page) => page.locator('tbody th[scope="row"]');

/** Ticks the boxes at these positions of a list, each as soon as it is hydrated. */
async function choose(page: Page, ...places: number[]): Promise<void> {
  for (const place of places) {
    const box = boxes(page).nth(place);
    await box.scrollIntoViewIfNeeded();
    await expectHydrated(box);
    await box.check();
    await expect(box).toBeChecked();
  }
}

test('C9: articles are selected in a category, compared and removed, and the category keeps the selection', async ({
  page,
}) => {
  await page.goto(category);
  await page.waitForLoadState('networkidle');
  await expect(tray(page)).toHaveCount(0);
  await choose(page, 0, 1, 2);
  await expect(tray(page).getByRole('status')).toHaveText('3 of 6 chosen');
  await tray(page).getByRole('link', { name: 'Compare 3 articles' }).click();
  await expect(h1(page)).toHaveText('Compare 3 articles');
  await expect(page).toHaveURL(/\/en-gb\/compare\/gasketed\/\w+_gasketed_\w+,\w+_gasketed_\w+,\w+_gasketed_\w+$/);
  const [, , third] = await columns(page).allInnerTexts();
  await page.getByRole('link', { name: /^Take/ }).nth(1).click();
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: `Take ${third} out of the comparison` })).toBeFocused();
  await page.getByRole('link', { name: 'Add an article' }).click();
  await expect(h1(page)).not.toHaveText(/Compare/);
  await expect(tray(page).getByRole('status')).toHaveText('2 of 6 chosen');
  await expect(boxes(page).nth(1)).not.toBeChecked();
  await expect(boxes(page).nth(2)).toBeChecked();
});

test('C9: the selection is kept after a reload and on the item page', async ({ page }) => {
  await page.goto(category);
  await page.waitForLoadState('networkidle');
  await choose(page, 0);
  await page.reload();
  await expect(boxes(page).first()).toBeChecked();
  await page.locator('main li h3 a').first().click();
  await expect(
    page
      .getByRole('main')
      .getByRole('checkbox', { name: /^Compare / })
      .first(),
  ).toBeChecked();
  await expect(tray(page).getByRole('status')).toHaveText('1 of 6 chosen');
});

test('C9: another category clears the selection and links to the last comparison', async ({ page }) => {
  await page.goto(category);
  await page.waitForLoadState('networkidle');
  await choose(page, 0, 1);
  await page.goto('/en-gb/x--remadegasketed');
  await expect(tray(page)).toContainText('What you chose in another category was cleared.');
  await expect(page.getByRole('main').locator('input:checked')).toHaveCount(0);
  await tray(page).getByRole('link', { name: 'Last comparison' }).click();
  await expect(h1(page)).toHaveText('Compare 2 articles');
});

test('C9: unknown or no articles show the not-found page, a failing one the error page', async ({ page }) => {
  for (const [path, status] of [
    [`/en-gb/compare/gasketed/${key('061')},NOSUCH_gasketed`, 404],
    ['/en-gb/compare/gasketed/GX050_gasketed_NOSUCH', 404],
    ['/en-gb/compare/gasketed/,', 404],
    ['/en-gb/compare/gasketed', 404],
    ['/en-gb/compare/nosuchcategory/GX050', 404],
    [`/en-gb/compare/gasketed/${key('061')},fail404`, 404],
    [`/en-gb/compare/gasketed/${key('061')},fail503`, 503],
    ['/en-gb/compare/gasketed/fail500,GX050', 503],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    await expect(h1(page)).toBeVisible();
  }
});

test('C9: a comparison works with plain ids and in another language', async ({ page, request }) => {
  expect((await request.get('/en-gb/compare/gasketed/GX050,GX150')).status()).toBe(200);
  await page.goto(compare.replace('en-gb', 'de-de'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(h1(page)).toHaveText('3 Artikel vergleichen');
  await expect(page.locator(`link[rel="alternate"][hreflang="sv-SE"]`)).toHaveAttribute(
    'href',
    expect.stringContaining('/sv-se/compare/gasketed/GX050_gasketed_GX050H16061,'),
  );
});

test('"Differences only" hides equal rows and is in the address; the measure switch applies to all columns', async ({
  page,
}) => {
  await page.goto(compare);
  const all = await rows(page).count();
  await page.getByRole('link', { name: /^Differences only/ }).click();
  await expect(page).toHaveURL(/view=differences$/);
  await expect(rows(page)).not.toHaveCount(all);
  const different = await rows(page).count();
  expect(different).toBeLessThan(all);
  expect(different).toBeGreaterThan(3);
  await page.reload();
  await expect(rows(page)).toHaveCount(different);
  await page.getByRole('main').getByRole('radio', { name: 'US' }).check();
  await expect(page.locator('tbody .measure-us').first()).toBeVisible();
  await expect(page.locator('tbody .measure-si').first()).toBeHidden();
});

test('the first column stays while the table scrolls, and at 320 px nothing scrolls horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(compare);
  const region = page.getByRole('region', { name: 'Compare 3 articles' });
  const name = page.getByRole('rowheader', { name: 'Unit price', exact: true });
  await region.evaluate((element) => (element.scrollLeft = 200));
  const [outer, inner] = [await region.boundingBox(), await name.boundingBox()];
  expect(Math.abs(inner!.x - outer!.x)).toBeLessThan(2);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectToFitTheScreen(page);
  expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('the printed comparison has the table with its address, date and market, and no controls', async ({ page }) => {
  await page.goto(compare);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/compare\/gasketed\/GX050_gasketed.* · \d+ \w+ \d{4} · /)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Differences only/ })).toBeHidden();
  await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group');
});

test('the keyboard selects, compares and removes articles, and the tray never covers the focus', async ({ page }) => {
  await page.goto(category);
  await page.waitForLoadState('networkidle');
  for (const place of [0, 1]) {
    await boxes(page).nth(place).focus();
    await page.keyboard.press('Space');
  }
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const [focused, edge] = await page.evaluate(() => [
      document.activeElement?.closest('section[aria-label="Compare"]')
        ? 0
        : (document.activeElement?.getBoundingClientRect().bottom ?? 0),
      document.querySelector('section[aria-label="Compare"]')?.getBoundingClientRect().top ?? innerHeight,
    ]);
    expect(focused).toBeLessThanOrEqual(edge);
  }
  await tray(page).getByRole('link', { name: 'Compare 2 articles' }).focus();
  await page.keyboard.press('Enter');
  await expect(h1(page)).toBeFocused();
  await page.getByRole('link', { name: /^Take/ }).first().focus();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Take/ })).toBeFocused();
});

test('WCAG: axe finds nothing serious in a comparison', async ({ page }) => {
  await page.goto(compare);
  await page.waitForLoadState('networkidle');
  await expectNothingSerious(page);
});

test('WCAG: axe finds nothing in a category with its tray, light and dark', async ({ page }) => {
  await page.goto(category);
  // the consent banner and the tray above it would cover the measured area
  await page.getByRole('button', { name: 'Only what is necessary' }).click();
  await choose(page, 0, 1);
  await expect(tray(page)).toBeVisible();
  await expectNothing(page);
});
