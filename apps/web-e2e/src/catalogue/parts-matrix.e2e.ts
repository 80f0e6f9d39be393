import { expect, test, type Page } from '@playwright/test';
import { expectLines } from '../steps/cart-badge.ts';
import { consentTo } from '../steps/consent.ts';
import { expectHydrated } from '../steps/hydrated.ts';
import { watchLayoutShift } from '../steps/layout-shift.ts';

const gx050 = `/en-gb/gaskets--gaskets?view=matrix&f=${encodeURIComponent('{"fitsModel":["GX-050"]}')}`;
const quantity = (page: Page, place: string) => page.getByRole('textbox', { name: `${place}, quantity`, exact: true });

test.beforeEach(({ context, baseURL }) => consentTo(context, baseURL, 'necessary'));

test('C2: by keyboard alone: words with a model lead to its matrix, arrows from field to field, Enter adds', async ({
  page,
}) => {
  await page.goto('/en-gb/');
  await expectHydrated(page.getByRole('searchbox').or(page.getByRole('combobox')).first());
  // keys work once the rest of the frame is hydrated
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox').first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('GX-050 gasket 61');
  await expect(page.getByRole('option', { name: 'Gaskets for GX-050' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets for GX-050');

  const first = quantity(page, 'Channel gasket, NBR, Standard, 0.4 mm');
  await expectHydrated(first);
  for (let n = 0; n < 12 && !(await first.evaluate((one) => one === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(quantity(page, 'Channel gasket, HNBR, Standard, 0.5 mm')).toBeFocused();
  await page.keyboard.type('59');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowDown');
  await expect(quantity(page, 'End-plate gasket, HNBR, Standard, 0.5 mm')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowLeft');
  await expect(quantity(page, 'End-plate gasket, HNBR, Standard, 0.5 mm')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectLines(page, 2);
});

test('C2: an article that is sold out in the meantime is named, and the quantities stay', async ({ page }) => {
  await page.goto(gx050);
  const channel = quantity(page, 'Channel gasket, HNBR, Standard, 0.5 mm');
  await expectHydrated(channel);
  await channel.fill('59');
  await page.route('**/api/cart/*/addmany*', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Not for sale',
        status: 409,
        code: 'not_for_sale',
        items: [{ articleNumber: 'GX-050-GC-HNBR' }],
      },
    }),
  );
  await page.getByRole('button', { name: 'Add 1 article to cart' }).click();
  await expect(page.getByText(/GX-050-GC-HNBR: /)).toBeVisible();
  await expect(channel).toHaveValue('59');
  await page.unroute('**/api/cart/*/addmany*');
  await channel.press('Enter');
  await expectLines(page, 1);
});

test('C2: where the market does not sell, quantities go to the quote cart', async ({ page }) => {
  await page.goto(gx050.replace('en-gb', 'sr-latn-rs'));
  const first = page.getByRole('table').getByRole('textbox').first();
  await expectHydrated(first);
  await first.fill('4');
  await page.getByRole('button', { name: 'Dodaj 1 artikal u korpu za ponude' }).click();
  await expect(page.getByText('1 stavka je u Vašoj korpi za ponude.').first()).toBeVisible();
});

test('C2: an item page of a machine leads to the gaskets of its model', async ({ page }) => {
  await page.goto('/en-gb/gasketed-plate-heat-exchangers--gasketed/x--GX050-');
  await page.getByRole('link', { name: 'Gaskets for GX-050' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets for GX-050');
});

test('C2: a link in the shop opens the matrix without moving anything', async ({ page }) => {
  const shifted = await watchLayoutShift(page);
  await page.goto('/en-gb/gaskets--gaskets');
  const link = page.getByRole('main').getByRole('link', { name: 'GX-050', exact: true });
  await expectHydrated(link);
  await page.waitForLoadState('networkidle');
  const before = await shifted();
  // by script: shifts within half a second of a click are not counted
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets for GX-050');
  await expectHydrated(quantity(page, 'Channel gasket, HNBR, Standard, 0.5 mm'));
  await page.waitForLoadState('networkidle');
  expect((await shifted()) - before).toBe(0);
});
