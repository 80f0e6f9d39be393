import { chromium, expect, test as base, type Page } from '@playwright/test';
import { anna, grace, open, portalLink, signInByHand, signInLink, signOut } from '../steps/sign-in.ts';

const { WHOLE_CHROMIUM_PATH } = process.env;

/** A page with the back/forward cache enabled: real browsers use it, test browsers only on request. */
const test = base.extend<{ cachingPage: Page }>({
  cachingPage: async ({ launchOptions, baseURL }, use) => {
    const browser = await chromium.launch({
      ...launchOptions,
      // Debian's headless shell has no back/forward cache
      ...(WHOLE_CHROMIUM_PATH ? { executablePath: WHOLE_CHROMIUM_PATH } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: baseURL!, locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
      // a message on a channel takes a page out of the cache; what is tested here is that it is safe without
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) sessionStorage.setItem('restored', 'yes');
      });
      // records what is visible in each frame after the page comes back
      addEventListener('pageshow', () => {
        const look = () => {
          const link = document.querySelector('header a[href$="/portal"]');
          const isSeen = link && getComputedStyle(link).visibility === 'visible';
          if (isSeen) localStorage.setItem('seen', `${localStorage.getItem('seen') ?? ''}${link.textContent}|`);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    });
    await use(page);
    await browser.close();
  },
});

const path = '/en-gb/search?q=gasket';
/** A long press on the browser's back button: goes several pages back at once. */
const back = (page: Page, pages = 1) => page.evaluate((count) => setTimeout(() => history.go(-count)), pages);
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('seen'));
const clearSeen = (page: Page) => page.evaluate(() => localStorage.removeItem('seen'));
const wasRestored = (page: Page) => page.evaluate(() => sessionStorage.getItem('restored') === 'yes');

test('H1: after signing out, going back does not show the user, not even for a frame', async ({
  cachingPage: page,
}) => {
  await signInByHand(page, anna, path);
  expect(await seen(page)).toContain('Anna');
  await signOut(page);
  await clearSeen(page);
  await back(page);
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('Anna');
  expect(await wasRestored(page)).toBe(true);
  expect(await seen(page)).toBeNull();
});

test('H1: after another user has signed in, going back does not show the first', async ({ cachingPage: page }) => {
  test.slow(); // two people, one after the other
  await signInByHand(page, anna, path);
  await signOut(page);
  await signInByHand(page, grace, '/en-gb/search?q=plate');
  await clearSeen(page);
  // skips the second sign-in, the page it started from, and the page after the first sign-out
  await back(page, 4);
  await expect(page).toHaveURL(path);
  await expect(portalLink(page, grace)).toBeVisible();
  expect(await wasRestored(page)).toBe(true);
  expect(await seen(page)).not.toContain('Anna');
});

test('H1: going back from another site restores the page, with the text being typed', async ({ cachingPage: page }) => {
  await signInByHand(page, grace, path);
  const search = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
  await search.fill('half a word');
  await page.goto('/healthz');
  await back(page);
  await expect(portalLink(page, grace)).toBeVisible();
  await expect(search).toHaveValue('half a word');
  expect(await wasRestored(page)).toBe(true);
});

test('H1: after signing in, going back does not show the visitor’s page', async ({ cachingPage: page }) => {
  await open(page, path);
  await signInLink(page).click();
  await page.getByRole('button', { name: 'Grace Osei' }).click();
  await expect(portalLink(page, grace)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isThePageAfter: true }));
  await back(page, 2);
  await page.waitForFunction(() => !('isThePageAfter' in window));
  await expect(portalLink(page, grace)).toBeVisible();
  expect(await wasRestored(page)).toBe(true);
});
