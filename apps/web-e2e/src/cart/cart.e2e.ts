import { expect, test, type Page } from '@playwright/test';
import { addButtons, cartCookies, cartLink, expectLines } from '../steps/cart-badge.ts';
import { clickHydrated } from '../steps/hydrated.ts';
import { newPerson, open, portalLink, signInLink, signOut, signUp } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

const gaskets = '/en-gb/gaskets--gaskets?view=grid';
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first();

test(
  'D1: the first add of a guest creates the cart and its cookie, as specified for plain http',
  core,
  async ({ page, context }) => {
    await open(page, gaskets);
    expect(await cartCookies(context)).toEqual([]);
    await clickHydrated(addButtons(page).first());
    // first: it goes again after a while
    await expect(toast(page, /is in your cart/).getByRole('link', { name: 'View cart' })).toBeVisible();
    await expectLines(page, 1);
    const [cookie, ...others] = await cartCookies(context);
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'cart-buy-gb', path: '/', secure: false, httpOnly: false });
    expect(cookie!.value).toMatch(/^[0-9a-f]{32}$/);
    expect((cookie!.expires - Date.now() / 1000) / 86_400).toBeCloseTo(20, 1);
    await page.reload();
    await expectLines(page, 1);
  },
);

test('D1: on https the cookie is Secure, with SameSite None', async ({ page, context, baseURL }) => {
  // the browser is on https; what it asks for is fetched from the shop, as a proxy in front of it would
  const secure = baseURL!.replace('http:', 'https:');
  await page.route(`${secure}/**`, async (route) => {
    const request = route.request();
    const headers = { ...(await request.allHeaders()), origin: baseURL! };
    const response = await route.fetch({ url: request.url().replace('https:', 'http:'), headers });
    await route.fulfill({ response });
  });
  await open(page, `${secure}${gaskets}`);
  await clickHydrated(addButtons(page).first());
  await expectLines(page, 1);
  const [cookie, ...others] = await cartCookies(context);
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'cart-buy-gb', path: '/', secure: true, sameSite: 'None', httpOnly: false });
  await page.reload();
  await expectLines(page, 1);
  // what is still being fetched ends with the page
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('D7: a line added from a filtered list says by what', async ({ page }) => {
  await open(page, `${gaskets}&f=${encodeURIComponent('{"gasketMaterial":["EPDM"]}')}`);
  await expect(page.getByRole('group', { name: 'Chosen filters' })).toBeVisible();
  const added = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/add?'));
  await clickHydrated(addButtons(page).first());
  expect((await added).postDataJSON()).toMatchObject({
    cartItemId: {
      appliedFilters: [{ id: 'gasketMaterial', name: 'Gasket material', value: ['EPDM'], unit: null }],
    },
  });
  await expectLines(page, 1);
});

test('A5: a change of the cart is shown in every tab within a second', core, async ({ page, context }) => {
  await open(page, gaskets);
  const other = await context.newPage();
  await open(other, '/en-gb/');
  await clickHydrated(addButtons(page).first());
  await expect(other.getByRole('banner').getByRole('link', { name: 'Cart, 1 line', exact: true })).toBeVisible({
    timeout: 1_500,
  });
});

test('ten fast clicks with answers out of order end with the right number of lines', async ({ page }) => {
  await open(page, gaskets);
  let n = 0;
  await page.route('**/api/cart/*/add?*', async (route) => {
    const wait = [900, 100, 700, 0, 500, 300, 800, 200, 600, 400][n++ % 10]!;
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.fulfill({ response: answer });
  });
  await expect(addButtons(page).nth(3)).toBeVisible();
  for (let press = 0; press < 10; press += 1)
    await addButtons(page)
      .nth(press % 4)
      .click({ noWaitAfter: true });
  await expectLines(page, 4);
  await expect.poll(() => n).toBe(10);
  const total = await page.evaluate(async () => {
    const id = /cart-buy-gb=([0-9a-f]{32})/.exec(document.cookie)![1]!;
    const market = new URLSearchParams({ language: 'en', country: 'GB', locale: 'en-gb' });
    const answer = await fetch(`/api/cart/${id}?${market}`, { headers: { 'x-csrf': '1' } });
    const { lines } = (await answer.json()) as { lines: { quantity: number }[] };
    return lines.map(({ quantity }) => quantity);
  });
  expect(total).toHaveLength(4);
  await page.reload();
  await expectLines(page, 4);
});

test('A5: a failed add shows an error and leaves the count unchanged', async ({ page, context }) => {
  await open(page, gaskets);
  await clickHydrated(addButtons(page).first());
  await expectLines(page, 1);
  await page.route('**/api/cart/*/add?*', (route) =>
    route.fulfill({ status: 500, json: { title: 'No', status: 500 } }),
  );
  await clickHydrated(addButtons(page).nth(1));
  await expect(page.getByRole('alert').filter({ hasText: 'The cart could not be changed' })).toBeVisible();
  await expectLines(page, 1);
  expect(await cartCookies(context)).toHaveLength(1);
});

test('D3: an article sold by quote only goes to the quote cart, and the badge counts both carts', async ({
  page,
  context,
}) => {
  await open(page, gaskets);
  await clickHydrated(addButtons(page).first());
  await expectLines(page, 1);
  await open(page, '/en-gb/x--gasketed/y--GX050-GX050H16061');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Request a quote/ })
    .first()
    .click();
  await expectLines(page, 2);
  expect((await cartCookies(context)).map(({ name }) => name).sort()).toEqual(['cart-buy-gb', 'cart-quote-gb']);
});

test('a guest’s cart is kept after signing in; after signing out only its owner can read it', async ({
  page,
  context,
}) => {
  test.slow(); // signs up a new account
  await open(page, gaskets);
  await clickHydrated(addButtons(page).first());
  await clickHydrated(addButtons(page).nth(1));
  await expectLines(page, 2);
  const who = newPerson();
  await signInLink(page).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expectLines(page, 2);
  const [cookie] = await cartCookies(context);
  await signOut(page);
  await expectLines(page, 0);
  await expect.poll(() => cartCookies(context)).toEqual([]);
  // the id alone gives no access
  const answer = await page.request.get(`/api/cart/${cookie!.value}?language=en&country=GB&locale=en-gb`, {
    headers: { 'x-csrf': '1' },
  });
  expect(answer.status()).toBe(404);
});

test('a quantity can be typed and added by keyboard, and must be a whole number', async ({ page }) => {
  await open(page, gaskets);
  const field = page.getByRole('main').getByRole('spinbutton').first();
  const adds: string[] = [];
  page.on('request', (request) => {
    if (/\/cart\/[^/]+\/add\?/.test(request.url())) adds.push(request.postData() ?? '');
  });
  await field.fill('abc');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a whole number' })).toBeVisible();
  expect(adds).toEqual([]);
  await field.fill('20');
  await field.press('Enter');
  await expectLines(page, 1);
  expect(adds).toHaveLength(1);
  expect(JSON.parse(adds[0]!)).toMatchObject({ quantity: 20, action: 'Buy' });
  await cartLink(page).click();
  await expect(page).toHaveURL(/\/en-gb\/cart$/);
});

test('A8: changing the country asks what to do with the lines of the cart, which can be downloaded first', async ({
  page,
  context,
}) => {
  await open(page, gaskets);
  await clickHydrated(addButtons(page).first());
  await expectLines(page, 1);
  await open(page, '/en-gb/switch');
  await expectLines(page, 1);
  await page.getByRole('link', { name: 'Sverige / svenska' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changing country empties your cart' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expectLines(page, 1);
  await page.getByRole('link', { name: 'Sverige / svenska' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download them as a file and change' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Cart United Kingdom.*\.csv$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
  await expect.poll(() => cartCookies(context)).toEqual([]);
});
