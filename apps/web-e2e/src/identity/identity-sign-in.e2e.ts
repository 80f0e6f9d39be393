import { expect, test, type Page } from '@playwright/test';
import {
  anna,
  grace,
  newPerson,
  open,
  portalLink,
  proveAddress,
  signInByHand,
  signInLink,
  signOut,
  signUp,
  typePassword,
} from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

const page2 = '/en-gb/gasketed-plate-heat-exchangers--gasketed?page=2&view=list#content';
const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isOnProvider = (page: Page) => expect(page.locator('input[name=password]')).toBeVisible();

/** The addresses at which the window showed content, in order. */
function shownAddresses(page: Page): string[] {
  const shown: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && shown.push(frame.url()));
  return shown;
}

test(
  'H1: H2: Anna signs in with her password and returns to the same position, without a visible callback page',
  core,
  async ({ page }) => {
    await open(page, page2);
    const shown = shownAddresses(page);
    const callbacks: [number, string | undefined][] = [];
    page.on('response', (response) => {
      if (!response.url().includes('/auth/')) return;
      if (response.request().isNavigationRequest())
        callbacks.push([response.status(), response.headers()['content-length']]);
    });
    // the place within the page is known to its script alone
    await expect(signInLink(page)).toHaveAttribute('href', /%23content/);
    await signInLink(page).click();
    await isOnProvider(page);
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
    await typePassword(page, { ...anna, password: 'not hers' });
    await expect(page.getByRole('alert')).toHaveText(/do not match/);
    await typePassword(page, anna);
    await expect(portalLink(page, anna)).toBeVisible();
    await expect.poll(() => pathOf(page)).toBe(page2);
    expect(shown.filter((address) => address.includes('/auth/'))).toEqual([]);
    expect(new Set(shown.filter((address) => address.includes('auth=1'))).size).toBe(1);
    // login, callback, and the callback of the widget’s token
    expect(callbacks).toEqual([
      [303, '0'],
      [303, '0'],
      [303, '0'],
    ]);
    // links on the page do not carry the marker either
    await expect(page.locator('a[href*="auth="]:not([href^="/auth/login"])')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3' }).click();
    await expect(page).toHaveURL(/page=3/);
    await expect(page).not.toHaveURL(/auth=/);
  },
);

test('H2: the sign-in marker is removed from the address after three seconds, even if the session request hangs', async ({
  page,
}) => {
  await page.route('**/auth/session', () => undefined);
  await open(page, '/en-gb/');
  await signInLink(page).click();
  await typePassword(page, anna);
  await expect(page).toHaveURL(/\/en-gb\/\?auth=1$/);
  const since = Date.now();
  await expect(page).toHaveURL(/\/en-gb\/$/);
  expect(Date.now() - since).toBeGreaterThan(1_000);
});

test('H1: after signing out, the provider asks for the password again', async ({ page, context }) => {
  await signInByHand(page, anna, '/en-gb/search?q=gasket');
  await signOut(page);
  expect(pathOf(page)).toBe('/en-gb/search?q=gasket');
  expect((await context.cookies()).filter(({ name }) => /sid|signed/.test(name))).toEqual([]);
  await signInLink(page).click();
  await isOnProvider(page);
  await expect(page.locator('input[name=email]')).toHaveValue('');
});

test('H1: a user with a session at the provider signs in without the password', async ({ page, context }) => {
  await signInByHand(page, grace);
  await context.clearCookies({ name: 'sid' });
  await context.clearCookies({ name: 'signed-in' });
  await open(page, '/en-gb/');
  await signInLink(page).click();
  await expect(portalLink(page, grace)).toBeVisible();
});

test('H1: H8: a new user signs up with a mailed code and can use the shop at once', core, async ({ page }) => {
  const vera = newPerson();
  await open(page, '/en-gb/search?q=gasket');
  await signInLink(page).click();
  await signUp(page, vera);
  await expect(portalLink(page, vera)).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/en-gb/search?q=gasket');
  const user = await page.evaluate(async () => {
    const answer = await fetch('/api/user?language=en&country=GB&locale=en-gb', { headers: { 'x-csrf': '1' } });
    return (await answer.json()) as Record<string, unknown>;
  });
  expect(user).toMatchObject({
    signedIn: true,
    email: vera.email,
    firstName: 'Vera',
    lastName: 'Novak',
    gcmNumber: '',
    acceptedTermsAndConditions: false,
  });
  // new users are asked to accept the terms
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await signOut(page);
});

test('H3: a forgotten password is reset with a mailed code, and only the new one signs in', async ({ page }) => {
  const tom = newPerson('Tom');
  await open(page, '/en-gb/');
  await signInLink(page).click();
  await signUp(page, tom);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await signOut(page);

  await open(page, '/en-gb/search?q=plate#content');
  await signInLink(page).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Reset your password');
  await proveAddress(page, tom);
  await page.getByLabel('New password').fill('Another horse 8');
  await page.getByRole('button', { name: 'Save password' }).click();
  // resetting the password does not sign in
  await isOnProvider(page);
  await expect(page.locator('input[name=email]')).toHaveValue(tom.email);
  await typePassword(page, tom);
  await expect(page.getByRole('alert')).toHaveText(/do not match/);
  await typePassword(page, { ...tom, password: 'Another horse 8' });
  await expect(portalLink(page, tom)).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/en-gb/search?q=plate#content');
});

test('H3: cancelling at the provider returns to the page without signing in', async ({ page, context }) => {
  const path = '/en-gb/search?q=gasket';
  const cancel = () => page.getByRole('button', { name: 'Cancel' }).click();
  const begin = async () => {
    await open(page, path);
    await signInLink(page).click();
    await isOnProvider(page);
  };
  const isBack = async () => {
    await expect(signInLink(page)).toBeVisible();
    expect(pathOf(page)).toBe(path);
    expect((await context.cookies()).map(({ name }) => name).filter((name) => /^(sid|signed-in)$/.test(name))).toEqual(
      [],
    );
  };
  await begin();
  await cancel();
  await isBack();

  await begin();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await cancel();
  await isBack();

  // cancelling the reset returns to sign-in, which can be cancelled too
  await begin();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Reset your password');
  await cancel();
  await isOnProvider(page);
  await cancel();
  await isBack();
});

test('H2: two tabs that sign in at once each return to their own page', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([open(page, '/en-gb/search?q=gasket'), open(other, '/en-gb/search?q=plate')]);
  await Promise.all([signInLink(page).click(), signInLink(other).click()]);
  await Promise.all([isOnProvider(page), isOnProvider(other)]);
  await typePassword(page, anna);
  await expect(portalLink(page, anna)).toBeVisible();
  await typePassword(other, anna);
  await expect(portalLink(other, anna)).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/en-gb/search?q=gasket');
  await expect.poll(() => pathOf(other)).toBe('/en-gb/search?q=plate');
  await page.reload();
  await expect(portalLink(page, anna)).toBeVisible();
});

test('H2: a planted session cookie is worthless before and after signing in', async ({ page, context, baseURL }) => {
  const planted = 'A'.repeat(43);
  await context.addCookies([
    { name: 'sid', value: planted, url: baseURL!, httpOnly: true, sameSite: 'Strict' },
    { name: 'signed-in', value: '1', url: baseURL! },
  ]);
  const session = page.waitForResponse('**/auth/session');
  await page.goto('/en-gb/');
  expect(await (await session).json()).toEqual({ signedIn: false });
  await expect(signInLink(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  await context.addCookies([{ name: 'sid', value: planted, url: baseURL!, httpOnly: true, sameSite: 'Strict' }]);
  await signInByHand(page, anna);
  const { value } = (await context.cookies()).find(({ name }) => name === 'sid')!;
  expect(value).toMatch(/^[\w-]{43}$/);
  expect(value).not.toBe(planted);
});

test('H2: the session cookie is HttpOnly and SameSite=Strict', async ({ page, context }) => {
  await signInByHand(page, grace);
  const cookies = (await context.cookies()).filter(({ domain }) => domain === 'localhost');
  expect(
    cookies.map(({ name, httpOnly, sameSite, path, expires }) => [name, httpOnly, sameSite, path, expires]),
  ).toEqual(
    expect.arrayContaining([
      ['sid', true, 'Strict', '/', -1],
      ['signed-in', false, 'Lax', '/', -1],
    ]),
  );
  expect(await page.evaluate(() => document.cookie)).toBe('signed-in=1');
});
