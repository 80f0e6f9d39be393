import { expect, test } from '@playwright/test';
import { consentTo } from '../steps/consent.ts';
import { expectHydrated } from '../steps/hydrated.ts';
import { watchLayoutShift } from '../steps/layout-shift.ts';

const matrixIn = (locale: string) =>
  `/${locale}/gaskets--gaskets?view=matrix&f=${encodeURIComponent('{"fitsModel":["GX-050"]}')}`;

test.beforeEach(({ context, baseURL }) => consentTo(context, baseURL, 'necessary'));

test('C2: the sum and its button cover no row until a quantity is typed, and then not its field', async ({ page }) => {
  const shifted = await watchLayoutShift(page);
  await page.goto(matrixIn('en-gb'));
  const first = page.getByRole('textbox', { name: 'Channel gasket, HNBR, Standard, 0.5 mm, quantity', exact: true });
  await expectHydrated(first);
  const button = page.getByRole('main').getByRole('button', { name: /to cart$/ });
  const isSeen = () => button.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
  expect(await isSeen()).toBe(false);
  // Chrome paints a page whose HTML it has read in part, and what follows moves it
  const whileRead = await shifted();
  // on the lower edge of the window
  await first.evaluate((field) =>
    scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' }),
  );
  await first.focus();
  await page.keyboard.type('59');
  await expect(button).toHaveText('Add 1 article to cart');
  expect(await isSeen()).toBe(true);
  await expect(async () => {
    const [field, bar] = [
      await first.boundingBox(),
      await page.getByRole('main').getByRole('button', { name: 'Clear' }).boundingBox(),
    ];
    expect(field!.y + field!.height).toBeLessThan(bar!.y);
  }).toPass();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  expect(await isSeen()).toBe(false);
  expect(whileRead).toBeLessThan(0.01);
  expect((await shifted()) - whileRead).toBe(0);
});

test('C2: each field says what is typed into it, and its lines are all of one height', async ({ page }) => {
  await page.goto(matrixIn('de-de'));
  const table = page.getByRole('table');
  const cells = table.locator('tbody').first().locator('td:has(input)');
  await expect(cells).toHaveCount(24);
  const heights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().height));
  // half a rule
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(0.5);
  const isNarrow = page.viewportSize()!.width < 880;
  if (isNarrow) await expect(cells.first().getByPlaceholder('Menge')).toBeVisible();
  else await expect(table.locator('thead').getByText('Menge')).toHaveCount(8);
});
