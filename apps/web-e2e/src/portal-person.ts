import { expect, type Page } from '@playwright/test';

/** Password of all demo accounts. */
const password = 'Vadholm-2026';

/** Opens a page of the account area and signs in there, as a person would: through the page of the identity provider and back. */
export async function openSignedIn(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').locator('a[href^="/auth/login"]').click();
  await enterPassword(page, email);
  await expect(page).toHaveURL((address) => address.pathname + address.search === path);
  await expect(page.getByRole('main').getByRole('navigation')).toBeVisible();
}

/** On the page of the identity provider. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}

/** What sign-out elsewhere, or 30 quiet minutes, do to this browser. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /^(__Host-)?sid$/ });
}
