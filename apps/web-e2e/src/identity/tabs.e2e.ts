import { expect, test } from '@playwright/test';
import { addButtons, cartCookies, expectLines } from '../steps/cart-badge.ts';
import { clickHydrated } from '../steps/hydrated.ts';
import {
  anna,
  endSession,
  grace,
  newPerson,
  noah,
  open,
  portalLink,
  signInByHand,
  signInLink,
  signOut,
  signUp,
} from '../steps/sign-in.ts';

const item =
  '/en-gb/gasketed-plate-heat-exchangers--gasketed/gasketed-plate-heat-exchanger-gx-050-61-plates-hnbr--GX050-GX050H16061';
const gaskets = '/en-gb/gaskets--gaskets?view=grid';

test('H2: a tab opened before somebody signed in becomes theirs, keeps what was typed, and their carts', async ({
  page,
  context,
}) => {
  await open(page, item);
  const search = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
  await search.fill('half a word');
  const price = page.getByRole('region', { name: 'Price and availability' });
  await expect(price).toContainText('£2,845.00');
  const other = await context.newPage();
  await signInByHand(other, anna);
  await expect(portalLink(page, anna)).toBeVisible();
  await expect(price).toContainText('£2,503.60');
  await expect(search).toHaveValue('half a word');
});

test('D1: a visitor’s cart is the person’s in both tabs after sign-in, and either adds to it', async ({
  page,
  context,
}) => {
  await open(page, gaskets);
  await clickHydrated(addButtons(page).first());
  await expectLines(page, 1);
  const other = await context.newPage();
  const vera = newPerson();
  await open(other, '/en-gb/');
  await signInLink(other).click();
  await signUp(other, vera);
  await expect(portalLink(other, vera)).toBeVisible();
  await expectLines(other, 1);
  await expect(portalLink(page, vera)).toBeVisible();
  for (const tab of [other, page]) await tab.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  const adopted = await cartCookies(context);
  expect(adopted).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await clickHydrated(addButtons(page).nth(1));
  await expectLines(page, 2);
  await expectLines(other, 2);
  expect(await cartCookies(context)).toMatchObject(adopted.map(({ name, value }) => ({ name, value })));
});

test('H1: after sign-out no tab shows anything private, even one in the background that nobody looks at', async ({
  page,
  context,
}) => {
  await signInByHand(page, noah, '/en-gb/portal/addresses');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add an address' }).click();
  // what is typed is not kept back for the next person either
  await page.getByLabel('Street and number').fill('3 Dock Road');
  const other = await context.newPage();
  await open(other, '/en-gb/');
  await expect(portalLink(other, noah)).toBeVisible();
  await signOut(other);
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveCount(0);
  await expect(portalLink(page, noah)).toHaveCount(0);
  await signInByHand(other, grace);
  await expect(portalLink(page, grace)).toBeVisible();
});

test('a toast does not cover the way to sign in again', async ({ page, context, baseURL }) => {
  await signInByHand(page, noah, gaskets);
  await page.waitForLoadState('networkidle');
  await endSession(context, baseURL!);
  await clickHydrated(addButtons(page).first());
  const again = page.getByRole('link', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  const toast = page
    .getByRole('status')
    .filter({ hasText: /is in your cart/ })
    .first();
  await expect(toast).toBeVisible();
  const [link, box] = [(await again.boundingBox())!, (await toast.boundingBox())!];
  expect(box.y).toBeGreaterThan(link.y + link.height);
});

test('D1: sign-in on the cart page adopts the carts once, and the page reads its cart once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/carts?\//.test(pathname))
      calls.push(`${request.method()} ${pathname.replace(/[0-9a-f]{32}/, '')}${/lines=\w+/.exec(search)?.[0] ?? ''}`);
  });
  await open(page, gaskets);
  await clickHydrated(addButtons(page).first());
  await expectLines(page, 1);
  calls.length = 0;
  await open(page, '/en-gb/cart');
  await expect(page.getByRole('main')).toContainText('1 line');
  expect(calls).toEqual(['GET /api/cart/']);
  await signInLink(page).click();
  const vera = newPerson();
  await signUp(page, vera);
  calls.length = 0;
  await expect(portalLink(page, vera)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 line');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['POST /api/carts/claim', 'GET /api/cart/']);
});
