import { expect, test, type Page } from '@playwright/test';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { newPerson, open, portalLink, proveAddress, signInLink, signUp, typePassword } from '../steps/sign-in.ts';

/** Also works while a submitted form navigates to another page. */
const smallTargets = (page: Page) =>
  page
    .locator('main :is(a, button, input):visible')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 24).map((one) => one.outerHTML));

/** Presses Tab until the element has the focus, as keyboard users do. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await page.locator(selector).evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by the keyboard`);
}

test('H1: on a phone a user signs up, signs out, resets the password and signs in, by touch', async ({ page }) => {
  const pia = newPerson('Pia');
  await open(page, '/en-gb/search?q=gasket');
  await signInLink(page).tap();
  await expect(page.locator('input[name=password]')).toBeVisible();
  await expectToFitTheScreen(page);
  expect(await smallTargets(page)).toEqual([]);
  await signUp(page, pia);
  const terms = page.getByRole('dialog');
  await terms.getByRole('button', { name: 'Accept' }).tap();
  await expect(portalLink(page, pia)).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign out/ })
    .tap();
  await expect(signInLink(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await signInLink(page).tap();
  await page.getByRole('button', { name: 'Forgot your password?' }).tap();
  await expectToFitTheScreen(page);
  await proveAddress(page, pia);
  await expectToFitTheScreen(page);
  await page.getByLabel('New password').fill('On the road 11');
  await page.getByRole('button', { name: 'Save password' }).tap();
  await typePassword(page, { ...pia, password: 'On the road 11' });
  await expect(portalLink(page, pia)).toBeVisible();
  await expect(page).toHaveURL(/\/en-gb\/search\?q=gasket$/);
});

test('H1: on a phone a user cancels and completes sign-in by keyboard alone', async ({ page }) => {
  await open(page, '/en-gb/search?q=gasket');
  await tabTo(page, 'header a[href^="/auth/login"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=email]')).toBeFocused();
  await tabTo(page, 'form[action$="/cancel"] button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-gb\/search\?q=gasket$/);
  await page.waitForLoadState('networkidle');

  await tabTo(page, 'header a[href^="/auth/login"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=email]')).toBeFocused();
  await page.keyboard.type('grace.osei@elmbridge.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Vadholm-2026');
  await page.keyboard.press('Enter');
  await expect(portalLink(page, { firstName: 'Grace' })).toBeVisible();
});
