import { expect, test, type Page } from '@playwright/test';
import { openMenu } from '../steps/menu.ts';
import { marie, portalLink, signIn } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

// all stories change the company in use of one person, so they run in order
test.describe.configure({ mode: 'serial' });

const item =
  '/en-gb/gasketed-plate-heat-exchangers--gasketed/gasketed-plate-heat-exchanger-gx-050-61-plates-hnbr--GX050-GX050H16061';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change company' });
async function openPicker(page: Page) {
  await (await openMenu(page)).getByRole('button', { name: /^Change company/ }).click();
  await expect(dialog(page)).toBeVisible();
}

test(
  'A10: a user selects one of several companies, and the shop changes to its market and name',
  core,
  async ({ page }) => {
    await signIn(page, marie, '/en-gb/');
    // a second attempt begins where the first has failed
    await choose(page, '100002');
    await page.reload();
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
  },
);

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

/** Chooses a company as another device would, so that the page knows nothing of it. */
async function choose(page: Page, gcmNumber: string): Promise<void> {
  const status = await page.evaluate(async (number) => {
    const answer = await fetch('/api/user/company?language=en&country=GB&locale=en-gb', {
      method: 'PUT',
      headers: { 'x-csrf': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ gcmNumber: number }),
    });
    return answer.status;
  }, gcmNumber);
  expect(status).toBe(200);
}

const stopped = (page: Page) => page.getByRole('dialog', { name: 'You changed company in another tab' });

test('A10: a tab of one company is told of the change in another, orders nothing, and offers both ways on', async ({
  page,
  context,
}) => {
  await signIn(page, marie, '/en-gb/');
  await choose(page, '100002');
  await page.goto('/en-gb/portal/profile');
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Dubois');
  await page.getByLabel(/^Last name/).fill('Dubois-Martin');

  const other = await context.newPage();
  await other.goto('/en-gb/');
  await expect(portalLink(other, marie)).toContainText('Laiterie du Rhône SAS');
  await openPicker(other);
  await dialog(other)
    .getByRole('button', { name: /100003/ })
    .click();
  await expect(portalLink(other, marie)).toContainText('Dubois Maintenance B.V.');

  await expect(stopped(page)).toContainText('This page was shown for Laiterie du Rhône SAS (100002)');
  await expect(stopped(page)).toContainText('You now work for Dubois Maintenance B.V. (100003)');
  await stopped(page)
    .getByRole('button', { name: /^Back to Laiterie/ })
    .click();
  await expect(stopped(page)).toBeHidden();
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Dubois-Martin');
  await expect(portalLink(page, marie)).toContainText('Laiterie du Rhône SAS');

  // the second tab shows what the first has left
  await stopped(other)
    .getByRole('button', { name: /^Continue as Laiterie/ })
    .click();
  await expect(portalLink(other, marie)).toContainText('Laiterie du Rhône SAS');
  await expect(stopped(other)).toBeHidden();
});

test('A10: what one adds for a company that is no longer in use reaches no cart, and the page says why', async ({
  page,
}) => {
  await signIn(page, marie, '/en-gb/');
  await choose(page, '100002');
  await page.goto(item);
  await expect(portalLink(page, marie)).toContainText('Laiterie du Rhône SAS');
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await choose(page, '100003');
  const add = page.getByRole('button', { name: /^Add to cart/ }).first();
  // a call that the page makes by itself may tell it before, and then the dialog is in the way
  await add.click({ timeout: 5_000 }).catch(() => undefined);
  expect(((await (await refused).json()) as { code: string }).code).toBe('other_customer_number');
  await expect(stopped(page)).toContainText('This page was shown for Laiterie du Rhône SAS (100002)');
  await stopped(page)
    .getByRole('button', { name: /^Continue as Dubois/ })
    .click();
  await expect(portalLink(page, marie)).toContainText('Dubois Maintenance B.V.');
  await page.goto('/en-gb/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
