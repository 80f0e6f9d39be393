import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { cartLink } from '../steps/cart-badge.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { anna, grace, newPerson, noah, openSignedIn, sam, signUp } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

/** Order numbers of the demo. */
const partlyShipped = 'SO-240111';
const withComplaint = 'SO-240096';
const withUnit = 'SO-240101';
const withDiscontinued = 'SO-240094';

const orderLink = (page: Page, number: string): Locator => page.getByRole('main').getByRole('link', { name: number });
const lines = (page: Page): Locator => page.getByRole('region', { name: 'Lines' }).getByRole('row');

const searchField = (page: Page): Locator => page.getByRole('search', { name: 'Filter orders' }).getByLabel('Search');

async function openOrder(page: Page, market: string, number: string, who = grace): Promise<void> {
  await openSignedIn(page, `/${market}/portal/orders`, who);
  await orderLink(page, number).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
}

test('I4: Grace finds an order by an article number, and filters the list by status and date', async ({ page }) => {
  await openSignedIn(page, '/en-gb/portal', grace);
  const tile = page.getByRole('region', { name: 'Orders' });
  await expect(tile.getByRole('listitem')).toHaveCount(3);
  await tile.getByRole('link', { name: /^All orders \(\d+\)$/ }).click();
  await expect(orderLink(page, withComplaint)).toBeVisible();

  await searchField(page).fill('gx-080-gc-epdm');
  await page.getByRole('search', { name: 'Filter orders' }).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expect(orderLink(page, withComplaint)).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/orders\?q=gx-080-gc-epdm$/);
  await page.getByLabel('Status').selectOption('Cancelled');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'No order fits' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('');
  await expect(orderLink(page, withComplaint)).toBeVisible();

  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
  await page.getByLabel('From').fill('2026-04-08');
  await page.getByLabel('Until').fill('2026-04-08');
  await page.getByRole('search', { name: 'Filter orders' }).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('2026-04-08');
  await expect(orderLink(page, withComplaint)).toBeVisible();
});

test('I4: an order shows its status, shipments and documents, which download as named PDFs', core, async ({ page }) => {
  await openOrder(page, 'sv-se', partlyShipped, anna);
  await expect(page.locator('[aria-current=step]')).toContainText('Delvis skickad');
  await expect(page).toHaveTitle(`Order ${partlyShipped} | Vadholm`);
  const tracking = page.getByRole('region', { name: 'Försändelser' }).getByRole('link');
  await expect(tracking).toHaveAttribute('rel', /noopener/);
  await expect(tracking).toHaveAttribute('href', /^https:/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Ladda ner Orderbekräftelse/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/240111.*\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('I4: a document that fails to load shows the status text', async ({ page }) => {
  await openOrder(page, 'en-gb', withComplaint);
  await page.route('**/documents/**', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.getByRole('button', { name: /^Download Invoice/ }).click();
  await expect(page.getByText(/^Invoice INV-\d+ could not be loaded: Not Found/)).toBeVisible();
});

test('I4: another user’s order is not found', async ({ page }) => {
  await openOrder(page, 'en-gb', withComplaint);
  const address = new URL(page.url()).pathname;
  await page.context().clearCookies();
  await openSignedIn(page, address, noah);
  await expect(page.getByRole('heading', { name: 'This order was not found' })).toBeVisible();
  await expect(page.getByText('ED/26/0418')).toHaveCount(0);
});

test('reordering a discontinued item asks first, and adds the rest', async ({ page }) => {
  await openOrder(page, 'sv-se', withDiscontinued, anna);
  await page.getByRole('button', { name: 'Beställ igen', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('BZ-028-H45-080');
  await expect(question).toContainText('tillverkas inte längre');
  await question.getByRole('button', { name: 'Lägg 1 rad i varukorgen' }).click();
  await expect(question).toBeHidden();
  await page.goto('/sv-se/cart');
  await expect(page.getByRole('main')).toContainText('KV-025');
  await expect(page.getByRole('main')).not.toContainText('BZ-028-H45-080');
});

test('selected lines go to the quote cart', async ({ page }) => {
  await openOrder(page, 'en-us', 'SO-240098', sam);
  await page.getByRole('checkbox', { name: 'Choose BV-050' }).check();
  await expect(page.getByText('1 line chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(page.getByRole('checkbox', { name: 'Choose BV-050' })).not.toBeChecked();
  await expect(cartLink(page)).toBeVisible();
  await page.goto('/en-us/cart?view=quote');
  await expect(page.getByRole('main')).toContainText('BV-050');
});

test('the exported order adds up, with a configured unit and own numbers', async ({ page }) => {
  await openOrder(page, 'en-gb', withUnit);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`order-${withUnit}.csv`);
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows[0]).toContain('Your number');
  const amounts = rows.slice(1).map((row) => Math.round(Number(row.split(',').at(-1)) * 100));
  expect(amounts.slice(0, -1).reduce((all, one) => all + one, 0)).toBe(amounts.at(-1));
  await expect(page.getByText('Goods', { exact: true }).locator('xpath=..')).toContainText(
    (amounts.at(-1)! / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 }),
  );
});

test('the printed order has its address, date and market, and no controls', async ({ page }) => {
  await openOrder(page, 'en-gb', withComplaint);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^As of .+ United Kingdom, http.+\/en-gb\/portal\/orders\/[0-9a-f]{32}$/)).toBeVisible();
  await expect(page.locator('main :is(button, input):visible')).toHaveCount(0);
  await expect(page.getByRole('banner').locator('button:visible')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByText('Company no. 09000180, VAT number GB900018000')).toBeVisible();
  await expect(page.getByText('£1,913.53')).toBeVisible();
  const heads = await page.locator('main thead').evaluate((head) => getComputedStyle(head).display);
  expect(heads).toBe('table-header-group');
});

test('I4: a complaint about one piece is shown with its number, and reduces the quantity left to claim', async ({
  page,
}) => {
  await openOrder(page, 'en-gb', withComplaint);
  const complaint = page.getByRole('button', { name: 'Return or claim GX-080-GC-EPDM' });
  await complaint.click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Quantity')).toBeFocused();
  const most = Number(/\d+/.exec((await form.getByText(/^At most/).textContent())!)![0]);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    `Enter a whole number from 1 to ${most}.`,
    'Choose a reason.',
  ]);
  await form.getByLabel('Quantity').fill('1');
  await form.getByLabel('Reason').selectOption('Damaged');
  const fault = `Kinked <again> & torn, seen at ${Date.now()}.`;
  await form.getByLabel('What is wrong?').fill(fault);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toBeHidden();
  const made = page
    .getByRole('region', { name: 'Returns and claims' })
    .getByRole('listitem')
    .filter({ hasText: fault });
  await expect(made).toContainText(/^CL-\d+/);
  await expect(made).toBeFocused();
  await complaint.click();
  await expect(form.getByText(`At most ${most - 1} pieces`)).toBeVisible();
});

test('a user without orders sees an explanation and a link to the products', async ({ page }) => {
  test.slow(); // signs up a new account
  await page.goto('/en-gb/portal/orders');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signUp(page, newPerson());
  // the first visit asks to accept the terms
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Accept/ })
    .click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find a product' }).click();
  await expect(page).toHaveURL(/\/en-gb\/$/);
});

test('WCAG: axe finds nothing serious in the orders, light and dark', async ({ page }) => {
  test.slow();
  await openSignedIn(page, '/en-gb/portal/orders', grace);
  await expect(orderLink(page, withUnit)).toBeVisible();
  await expectNothingSerious(page, 'main');
  await orderLink(page, withUnit).click();
  await expect(lines(page).first()).toBeVisible();
  await expectNothingSerious(page, 'main');
  await page.getByRole('button', { name: 'Return or claim BV-050' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page, 'main');
});

test('the order pages are not wider than the window', async ({ page }) => {
  await openOrder(page, 'en-gb', withUnit);
  const order = page.url();
  for (const address of ['/en-gb/portal/orders', order]) {
    await page.goto(address);
    await expect(page.getByRole('table')).toBeVisible();
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFitTheScreen(page, `${address} at ${width} px`);
    }
  }
});
