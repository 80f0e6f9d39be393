import { expect, test, type Page } from '@playwright/test';
import { clickHydrated } from '../steps/hydrated.ts';
import { newPerson, open, portalLink, signInLink, signUp } from '../steps/sign-in.ts';

const gx050 = '/en-gb/x--gasketed/y--GX050-GX050H16061';

/** Carts read and adoptions sent, in order; the parameter `t` that goes around caches is left out. */
function watchCarts(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/carts?\//.test(pathname))
      calls.push(`${request.method()} ${pathname.slice(4)}${search.includes('lines=none') ? ' count' : ''}`);
  });
  return calls;
}

async function fillCart(page: Page): Promise<void> {
  await open(page, gx050);
  await clickHydrated(
    page.getByRole('region', { name: 'Price and availability' }).getByRole('button', { name: /^Add to cart/ }),
  );
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
}

test('the cart page of a visitor reads the cart once', async ({ page }) => {
  await fillCart(page);
  const calls = watchCarts(page);
  await open(page, '/en-gb/cart');
  await expect(page.getByRole('main').getByText('GX-050-H16-061').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([expect.stringMatching(/^GET \/cart\/[^ ]+$/)]);
});

test('a sign-in on the cart page adopts the cart once and reads it once', async ({ page }) => {
  test.slow(); // signs up a new account
  await fillCart(page);
  await open(page, '/en-gb/cart');
  await expect(page.getByRole('main').getByText('GX-050-H16-061').first()).toBeVisible();
  const calls = watchCarts(page);
  const who = newPerson();
  await signInLink(page).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeVisible();
  await expect(page.getByRole('main').getByText('GX-050-H16-061').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['POST /carts/claim', expect.stringMatching(/^GET \/cart\/[^ ]+$/)]);
});
