import { expect, test, type Browser, type Page } from '@playwright/test';
import { layoutShifts, seenPrices, visiblePrices, watchPrices } from '../stack/seen-prices.ts';
import { anna, grace, marie, open, portalLink, signIn, signInLink, type Account } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

const category = '/en-gb/gasketed-plate-heat-exchangers--gasketed';
const item = `${category}/gasketed-plate-heat-exchanger-gx-050-61-plates-hnbr--GX050-GX050H16061`;
const pages = [category, item];

/** List price of the item, and the prices with 12 % and 10 % customer discount. */
const listPrice = 'page: £2,845.00';
const priceOf = new Map<Account, string>([
  [anna, 'page: £2,503.60'],
  [grace, 'page: £2,560.50'],
]);
const sales = (page: Page) => page.getByRole('region', { name: 'Price and availability' });
const isKnown = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-person');

/** The prices on a page after it has settled, and all prices that were visible before. */
async function pricesOf(page: Page, path: string) {
  await open(page, path);
  await isKnown(page);
  return { shown: await visiblePrices(page), seen: await seenPrices(page) };
}

async function watchedPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchPrices(page);
  return page;
}

/** Delays every response that identifies the person, as on a slow network. */
async function slowIdentity(page: Page, milliseconds = 1_500): Promise<void> {
  for (const call of ['**/auth/session', '**/api/user?*']) {
    await page.route(call, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    });
  }
}

test(
  'users see their own prices and never another user’s, not even for a frame, although the HTML is the same for everybody',
  core,
  async ({ browser, baseURL }) => {
    test.slow(); // three people at every page
    const visitor = await watchedPage(browser, baseURL!);
    const annas = await watchedPage(browser, baseURL!);
    const graces = await watchedPage(browser, baseURL!);
    await signIn(annas, anna);
    await signIn(graces, grace);
    const everybody = [visitor, annas, graces];
    for (const path of pages) {
      const html = await Promise.all(everybody.map(async (page) => (await page.request.get(path)).text()));
      expect(new Set(html).size, path).toBe(1);
      const lists: string[][] = [];
      for (const page of everybody) {
        const { shown, seen } = await pricesOf(page, path);
        expect(shown.length).toBeGreaterThan(11);
        expect(seen, path).toEqual(shown);
        lists.push(shown);
      }
      // no person sees an article at another person's price
      const all = lists.flat();
      expect(new Set(all).size, path).toBe(all.length);
    }
    expect(await visiblePrices(visitor)).toContain(listPrice);
    expect(await visiblePrices(annas)).toContain(priceOf.get(anna));
    expect(await visiblePrices(graces)).toContain(priceOf.get(grace));
    await expect(sales(annas)).toContainText('£2,845.00');
    await expect(sales(visitor).getByRole('link', { name: /^Sign in to see/ })).toBeVisible();
    await expect(sales(annas).getByRole('link', { name: /^Sign in to see/ })).toHaveCount(0);
    for (const page of everybody) await page.context().close();
  },
);

for (const path of pages) {
  test(`while the session loads slowly, prices have reserved space and nothing moves: ${path.split('--').at(-1)!}`, async ({
    page,
  }) => {
    await watchPrices(page);
    await signIn(page, grace);
    await slowIdentity(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-person', 'awaited');
    expect(await visiblePrices(page)).toEqual([]);
    const place = await page.locator('main [data-personal]').first().boundingBox();
    expect(place!.height).toBeGreaterThan(10);
    await expect(portalLink(page, grace)).toBeVisible();
    await isKnown(page);
    await page.waitForLoadState('networkidle');
    const shown = await visiblePrices(page);
    if (path === item) expect(shown).toContain(priceOf.get(grace));
    expect(await seenPrices(page)).toEqual(shown);
    expect(await layoutShifts(page)).toBeLessThan(0.02);
  });
}

test('a user who opens an item before the session has loaded sees own prices there', async ({ page }) => {
  await watchPrices(page);
  await signIn(page, grace);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/auth/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(category);
  await page.locator('main a[href$="GX050H16061"]').first().click();
  // the navigation waits for the same response as the prices
  await expect.poll(() => visiblePrices(page)).toEqual([]);
  answer();
  await expect(page).toHaveURL(/GX050H16061$/);
  await isKnown(page);
  await expect.poll(() => visiblePrices(page)).toContain(priceOf.get(grace));
  expect(await seenPrices(page)).not.toContain(listPrice);
  expect(await seenPrices(page)).not.toContain('GX050H16061: £2,845.00');
});

test('with a sign-in hint but no session, the visitor’s prices are shown after the check', async ({
  page,
  context,
  baseURL,
}) => {
  await watchPrices(page);
  await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL! }]);
  const session = page.waitForResponse('**/auth/session');
  await page.goto(item);
  await session;
  await isKnown(page);
  await expect.poll(() => visiblePrices(page)).toContain(listPrice);
  await expect(signInLink(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await layoutShifts(page)).toBeLessThan(0.02);
});

test('while the session request fails, a signed-in user still gets own prices', async ({ page }) => {
  await watchPrices(page);
  await signIn(page, grace);
  await page.route('**/auth/session', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(item);
  await isKnown(page);
  await expect.poll(() => visiblePrices(page)).toContain(priceOf.get(grace));
  expect(await seenPrices(page)).not.toContain(listPrice);
  // the page still retries the session request
  await page.unroute('**/auth/session');
  await expect(portalLink(page, grace)).toBeVisible();
  await expect.poll(() => visiblePrices(page)).toContain(priceOf.get(grace));
  expect(await seenPrices(page)).not.toContain(listPrice);
});

test('in France visitors see prices with tax and customers without, labelled TTC and HT', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = '/fr-fr/x--gasketed/y--GX050-GX050H16061';
  const sold = (of: Page) => of.getByRole('region', { name: 'Prix et disponibilité' });
  const visitor = await watchedPage(browser, baseURL!);
  await open(visitor, path);
  await expect(sold(visitor)).toContainText('TTC');
  await expect(sold(visitor)).not.toContainText('HT');
  const [gross] = (await visiblePrices(visitor)).filter((price) => price.startsWith('page:'));
  await watchPrices(page);
  await signIn(page, marie, '/fr-fr/');
  const { shown, seen } = await pricesOf(page, path);
  expect(seen).toEqual(shown);
  expect(shown).not.toContain(gross);
  await expect(sold(page)).toContainText('HT');
  await expect(sold(page)).not.toContainText('TTC');
  await visitor.context().close();
});
