import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectNothingSerious } from '../steps/axe.ts';
import { openCartWith } from '../steps/cart-page-lines.ts';
import { emptyCarts } from '../steps/quick-order-rows.ts';
import { paul, signIn } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

const rows = (page: Page) => page.locator('main tbody tr');
const total = (page: Page) => page.getByRole('complementary', { name: 'Totals' });
const quantities = (page: Page) => page.getByRole('spinbutton');
/** `£1,234.50` as pence. */
const pence = (text: string) => Math.round(Number(/£([\d,.]+)/.exec(text)![1]!.replaceAll(',', '')) * 100);
const sumOf = async (page: Page) => pence(await total(page).innerText());
const lineTotals = async (page: Page) => {
  const texts = await page.locator('main tbody td[data-place=end]').allInnerTexts();
  return texts.map(pence).reduce((all, one) => all + one, 0);
};

test(
  'D7: the server sends the same cart page to everybody, without prices or lines, and the lines load afterwards',
  core,
  async ({ page }) => {
    await openCartWith(page, 2);
    const html = await (await page.request.get('/en-gb/cart')).text();
    expect(html).toContain('The cart is being loaded');
    expect(html).not.toContain('£');
    await expect(page).toHaveTitle('Cart | Vadholm');
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Cart');
  },
);

test(
  'D4: the cart can be edited by keyboard, each change sends one request, and the total is the sum of the lines',
  core,
  async ({ page }) => {
    await openCartWith(page, 5);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    expect(await sumOf(page)).toBe(await lineTotals(page));

    const field = quantities(page).nth(1);
    const least = Number(await field.getAttribute('aria-valuemin'));
    await field.focus();
    await page.keyboard.type(String(least * 3));
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(String(least * 3));
    await expect.poll(async () => (await sumOf(page)) === (await lineTotals(page))).toBe(true);
    expect(sent.filter((url) => url.includes('/update'))).toHaveLength(1);

    const own = page.getByRole('textbox', { name: /^Your number/ }).nth(2);
    await own.focus();
    await page.keyboard.type('118-4403');
    await page.keyboard.press('Enter');
    await expect.poll(() => sent.filter((url) => url.includes('/update')).length).toBe(2);
    await page.reload();
    await expect(own).toHaveValue('118-4403');
    await expect(field).toHaveValue(String(least * 3));
  },
);

test('a removed line can be restored to its position by keyboard', async ({ page }) => {
  await openCartWith(page, 4);
  const names = () => page.locator('main tbody .art').allInnerTexts();
  const before = await names();
  await page.getByRole('button', { name: `Remove ${before[1]}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Undo: ${before[1]}` })).toBeFocused();
  // the undo countdown pauses while the button has keyboard focus
  await page.waitForTimeout(6500);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${before[1]}`, exact: true })).toBeFocused();
  expect(await names()).toEqual(before);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  expect(await names()).toEqual(before);
});

test('the exported file adds up to the total on the page', async ({ page }) => {
  await openCartWith(page, 12);
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Cart \d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(14);
  const amounts = lines.slice(1).map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
  expect(amounts.slice(0, -1).reduce((all, one) => all + one, 0)).toBe(amounts.at(-1));
  expect(amounts.at(-1)).toBe(await sumOf(page));
});

test('a cart of 500 lines can be exported as XLSX under the security policy', async ({ page }) => {
  await openCartWith(page, 500);
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Export XLSX' }).click();
  const bytes = readFileSync(await (await download).path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.length).toBeGreaterThan(10_000);
});

test('the printed cart has logo and sender, its date, market and address, and no controls', async ({ page }) => {
  await openCartWith(page, 3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^To buy\. As of .+ United Kingdom, http.+\/en-gb\/cart$/)).toBeVisible();
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Vadholm/ })).toBeVisible();
  await expect(page.getByRole('banner').locator('button:visible')).toHaveCount(0);
  const sender = page.getByRole('contentinfo');
  await expect(sender.getByText('Vadholm Heat Transfer Ltd', { exact: true })).toBeVisible();
  await expect(sender.getByText('Company no. 09000180, VAT number GB900018000')).toBeVisible();
  await expect(sender.locator('li:visible, button:visible, select:visible')).toHaveCount(0);
  await expect(total(page)).toBeVisible();
});

test('the printed cart says whose it is, has no empty column, and its sum ends below the line totals', async ({
  page,
}) => {
  await signIn(page, paul, '/en-gb/cart');
  await openCartWith(page, 2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Becker Kältetechnik GmbH.*Paul Becker/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Your number' })).toBeHidden();
  const endOf = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((shown) => {
        const text = document.createRange();
        text.selectNodeContents(shown);
        return Math.round(text.getBoundingClientRect().right);
      });
  expect(await endOf('main td[data-place=end]')).toBe(await endOf('main aside dd'));
});

test('an empty cart leads a customer to quick order, the own lists and the last order', async ({ page }) => {
  await signIn(page, paul, '/en-gb/cart');
  await emptyCarts(page);
  await page.goto('/en-gb/cart');
  const main = page.getByRole('main');
  for (const name of ['Find products', 'Quick order', 'Your lists', /^Last order SO-/])
    await expect(main.getByRole('link', { name })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Products' }).getByRole('link', { name: /^Gaskets/ })).toBeVisible();
});

test('an empty cart says so and links to the products', async ({ page }) => {
  await page.goto('/en-gb/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find products' }).click();
  await expect(page).toHaveURL(/\/en-gb\/$/);
});

test('axe finds nothing serious in a cart, empty and with lines', async ({ page }) => {
  await page.goto('/en-gb/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectNothingSerious(page);
  await openCartWith(page, 3);
  await page.locator('main tbody button').last().click();
  await expectNothingSerious(page);
});
