import { expect, test } from '@playwright/test';
import { clickHydrated, expectHydrated } from '../steps/hydrated.ts';
import { openMenu } from '../steps/menu.ts';
import { anna, grace, endSession, portalLink, signIn, signInByHand, signInLink } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

test('H1: a user signs in from a page, returns to it and signs out again', async ({ page }) => {
  const path = '/en-gb/gasketed-plate-heat-exchangers--gasketed?page=2';
  await signInByHand(page, anna, path);
  await expect(page).toHaveURL(path);
  await expect(portalLink(page, anna)).toHaveAccessibleName('Anna, Hamnverket Service AB: My Customer Portal');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: /^Sign out/ }).click();
  await expect(signInLink(page)).toHaveText('Sign in');
  await expect(page).toHaveURL(/^http:\/\/localhost/);
  await page.goto('/en-gb/');
  await expect(signInLink(page)).toBeVisible();
});

test('H1: a failed sign-out shows an error, and the user stays signed in', async ({ page }) => {
  await signIn(page, anna);
  await page.route('**/auth/logout', (route) => route.fulfill({ status: 503, body: '{}' }));
  await (await openMenu(page)).getByRole('button', { name: /^Sign out/ }).click();
  await expect(page.getByText('You are still signed in.')).toBeVisible();
  await page.reload();
  await expect(portalLink(page, anna)).toBeVisible();
});

test('H1: the demo account signs in with one click in markets that offer it', async ({ page }) => {
  await page.goto('/en-us/');
  await (await openMenu(page)).getByRole('link', { name: 'Sign in with the demo account' }).click();
  await expect(portalLink(page, anna)).toBeVisible();
  await expect(page).toHaveURL(/\/en-us\/$/);
});

test('H8: while the session loads, no sign-in link is shown and nothing moves', core, async ({ page }) => {
  await signIn(page, grace);
  await page.addInitScript(() => {
    const seen = { shift: 0, signIn: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const link = document.querySelector('header a[href^="/auth/login"]');
      if (link && getComputedStyle(link).visibility === 'visible') seen.signIn += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/auth/session', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.reload();
  await expect(portalLink(page, grace)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; signIn: number } }).seen);
  expect(seen.signIn).toBe(0);
  expect(seen.shift).toBeLessThan(0.005);
});

test('a session that ended elsewhere is reported at the next call, with a link to sign in and return', async ({
  page,
  baseURL,
}) => {
  await signIn(page, anna, '/en-gb/');
  await page.waitForLoadState('networkidle');
  await expectHydrated(page.getByRole('banner').locator('button[aria-haspopup=dialog]').last());
  await endSession(page.context(), baseURL!);
  await clickHydrated(page.getByRole('main').getByRole('link', { name: /^Gaskets/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets');
  const notice = page.getByRole('status').filter({ hasText: 'You have been signed out.' });
  await expect(notice).toBeVisible();
  await expect(signInLink(page)).toHaveText('Sign in');
  // the identity provider still has a session
  await notice.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/en-gb\/gaskets--[^?]*$/);
  await expect(portalLink(page, anna)).toBeVisible();
  await expect(notice).toBeHidden();
});
