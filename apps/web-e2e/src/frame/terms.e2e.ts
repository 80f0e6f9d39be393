import { expect, test, type Page } from '@playwright/test';
import { signInLink } from '../steps/sign-in.ts';

// all stories use one person who has not accepted, and the last one accepts
test.describe.configure({ mode: 'serial' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'The terms have been updated' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** Signs in as Tereza. Until `release`, `GET user` answers that she has not accepted, regardless of earlier runs. */
async function signIn(page: Page): Promise<{ release: () => Promise<void> }> {
  await page.route('**/api/user?*', async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), acceptedTermsAndConditions: false },
    });
  });
  await page.goto('/en-gb/');
  await signInLink(page).click();
  await page.getByRole('button', { name: 'Tereza Silva' }).click();
  await expect(dialog(page)).toBeVisible();
  return { release: () => page.unroute('**/api/user?*') };
}

test('A12: the dialog cannot be dismissed by Escape, a click outside or another page', async ({ page }) => {
  await signIn(page);
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveText(['Decline and sign out', 'Accept']);
  await page.goto('/en-gb/gasketed-plate-heat-exchangers--gasketed');
  await expect(dialog(page)).toBeVisible();
});

test('A12: the text has the focus and scrolls by keyboard, and Tab reaches both buttons', async ({ page }) => {
  await signIn(page);
  const text = dialog(page).getByRole('region', { name: 'Terms of use' });
  await expect(text.getByRole('heading').first()).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
  await button(page, 'Accept').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Decline and sign out')).toBeFocused();
});

test('A12: the privacy policy can be read before accepting', async ({ page }) => {
  await signIn(page);
  await page.goto('/en-gb/privacypolicy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toBeHidden();
});

test('N12: terms that fail to load show the specified toast, and can be retried', async ({ page }) => {
  await page.route('**/api/termsandconditions?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await signIn(page);
  const toast = page.getByRole('alert').filter({ hasText: 'An error occurred when fetching the terms and conditions' });
  await expect(toast).toBeVisible();
  await expect(button(page, 'Accept')).toBeDisabled();
  await page.unroute('**/api/termsandconditions?*');
  await button(page, 'Try again').click();
  await expect(button(page, 'Accept')).toBeEnabled();
});

test('A12: declining signs out', async ({ page }) => {
  await signIn(page);
  // the visitor's link can appear before the page leaves for the identity provider
  const left = page.waitForEvent('domcontentloaded');
  await button(page, 'Decline and sign out').click();
  await left;
  await expect(signInLink(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  await page.goto('/en-gb/');
  await expect(signInLink(page)).toHaveText('Sign in');
});

test('A12: when accepting fails, an error is shown and the dialog stays', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/user/acceptterms*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await button(page, 'Accept').click();
  await expect(page.getByText('Your acceptance could not be saved.')).toBeVisible();
  await expect(dialog(page)).toBeVisible();
});

test('A12: accepting calls POST user/acceptterms, and the dialog does not return', async ({ page }) => {
  const { release } = await signIn(page);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/')),
    button(page, 'Accept').click(),
  ]);
  expect(new URL(request.url()).pathname).toBe('/api/user/acceptterms');
  await expect(dialog(page)).toBeHidden();
  await release();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Tereza/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toBeHidden();
});
