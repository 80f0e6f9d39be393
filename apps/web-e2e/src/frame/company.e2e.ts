import { expect, test, type Page } from '@playwright/test';
import { openMenu } from '../steps/menu.ts';
import { marie, portalLink, signIn } from '../steps/sign-in.ts';

// all stories change the company in use of one person, so they run in order
test.describe.configure({ mode: 'serial' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change company' });
async function openPicker(page: Page) {
  await (await openMenu(page)).getByRole('button', { name: /^Change company/ }).click();
  await expect(dialog(page)).toBeVisible();
}

test('A10: a user selects one of several companies, and the shop changes to its market and name', async ({ page }) => {
  await signIn(page, marie, '/en-gb/');
  await openPicker(page);
  const companies = dialog(page).getByRole('button', { name: /Customer number/ });
  await expect(companies).toHaveCount(2);
  await expect(companies.filter({ hasText: '100002' })).toContainText('Laiterie du Rhône SAS');
  await expect(companies.filter({ hasText: '100003' })).toContainText('Netherlands / English');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'PUT'),
    companies.filter({ hasText: '100003' }).click(),
  ]);
  expect(new URL(request.url()).pathname).toBe('/api/user/company');
  expect(request.postDataJSON()).toEqual({ gcmNumber: '100003' });
  await expect(page).toHaveURL(/\/en-nl\/$/);
  await expect(portalLink(page, marie)).toContainText('Dubois Maintenance B.V.');
  await openPicker(page);
  await expect(companies.filter({ hasText: '100003' })).toHaveAttribute('aria-current', 'true');
});

test('A10: changing the company on an account page keeps the page, in the company’s market', async ({ page }) => {
  await signIn(page, marie, '/en-nl/');
  await page.goto('/en-nl/portal/addresses');
  await expect(portalLink(page, marie)).toBeVisible();
  await openPicker(page);
  await dialog(page)
    .getByRole('button', { name: /100002/ })
    .click();
  await expect(page).toHaveURL(/\/fr-fr\/portal\/addresses$/);
});

test('A10: when companies fail to load, ‘Could not load companies’ is shown, and trying again loads them', async ({
  page,
}) => {
  await signIn(page, marie, '/en-gb/');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/user/companies*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await expect(portalLink(page, marie)).toBeVisible();
  await openPicker(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load companies' })).toBeVisible();
  await page.unroute('**/api/user/companies*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('button', { name: /Customer number/ })).toHaveCount(2);
});

test('A10: when selecting fails, ‘Could not select company’ is shown, and nothing has changed', async ({ page }) => {
  await signIn(page, marie, '/en-gb/');
  await page.route('**/api/user/company?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openPicker(page);
  await dialog(page)
    .getByRole('button', { name: /Customer number/ })
    .and(page.locator(':not([aria-current])'))
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Could not select company' })).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en-gb\/$/);
});
