import { readFileSync } from 'node:fs';
import { expect, test, type Download, type Page } from '@playwright/test';
import { openCartWith } from '../steps/cart-page-lines.ts';
import { newPerson, portalLink, signUp, type Account } from '../steps/sign-in.ts';

// each story signs up an account
test.slow();

const start = async (download: Download) =>
  readFileSync(await download.path())
    .subarray(0, 4)
    .toString('latin1');

/** On the provider's page, after following the shop's sign-in link: makes an account and returns to the page of the link. */
async function comeBackSignedIn(page: Page): Promise<Account> {
  const who = newPerson();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeAttached();
  return who;
}

const acceptTerms = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('M4, G4: a visitor generates a quote from a cart after signing in, the stored file does not change, and it is ordered at its prices', async ({
  page,
}) => {
  await openCartWith(page, 3);
  await page.getByRole('button', { name: 'Generate quote' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in to generate a quote' }).click();
  await comeBackSignedIn(page);
  await acceptTerms(page);
  await expect(page).toHaveURL(/\/en-gb\/cart/);

  await page.getByRole('button', { name: 'Generate quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate a quote' });
  const made = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Generate quote' }).click();
  const first = await made;
  expect(await start(first)).toBe('%PDF');
  const word = page.waitForEvent('download');
  await dialog.getByRole('radio', { name: 'Word' }).check();
  await dialog.getByRole('button', { name: 'Generate quote' }).click();
  expect((await word).suggestedFilename()).toMatch(/\.docx$/);
  await dialog.getByRole('link', { name: 'Generated quotes' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Generated quotes' })).toBeVisible();
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Word');
  const again = page.waitForEvent('download');
  await rows
    .last()
    .getByRole('button', { name: /^Download/ })
    .click();
  const second = await again;
  expect(second.suggestedFilename()).toBe(first.suggestedFilename());
  expect(readFileSync(await second.path()).equals(readFileSync(await first.path()))).toBe(true);

  const total = (await rows.first().getByRole('cell').filter({ hasText: '£' }).textContent())!.match(/£[\d,.]+/)![0];
  await rows
    .first()
    .getByRole('button', { name: /^Order P\d{6} at its prices/ })
    .click();
  await expect(page).toHaveURL(/\/en-gb\/checkout\/contact\?c=[0-9a-f]{32}/);
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary).toContainText(/Prices of generated quote P\d{6}/);
  await expect(summary).toContainText(total);
});

test('M4, H6: a document requested by a visitor downloads automatically after sign-in', async ({ page }) => {
  await openCartWith(page, 2);
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Save as Word (sign in first)' }).click();
  const saved = page.waitForEvent('download');
  await comeBackSignedIn(page);
  expect((await saved).suggestedFilename()).toMatch(/\.docx$/);
  expect(await start(await saved)).toMatch(/^PK/);
});

test('a user without generated quotes sees an explanation and a link to the cart', async ({ page }) => {
  await page.goto('/en-gb/portal/generatedquotes');
  await page.getByRole('main').locator('a[href^="/auth/login"]').click();
  await comeBackSignedIn(page);
  await acceptTerms(page);
  await expect(page.getByRole('heading', { name: 'No quotes created yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the cart' })).toBeVisible();
});
