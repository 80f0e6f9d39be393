import { expect, test } from '@playwright/test';
import { anna, paul, grace, endSession, openSignedIn, typePassword } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

test(
  'H8: the account area sends visitors to sign-in and returns them to the requested page',
  core,
  async ({ page }) => {
    await openSignedIn(page, '/en-gb/portal/profile', grace);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
  },
);

test('I1, A6: a business user has the Partner Portal, in heading and breadcrumbs', async ({ page }) => {
  await openSignedIn(page, '/de-de/portal', paul);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Partnerportal');
  await expect(page).toHaveTitle('Mein Partnerportal | Vadholm');
  await page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Profil' }).click();
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('listitem');
  await expect(trail).toHaveText([/Start/, /Mein Partnerportal/, /Profil/]);
});

test('I3: Anna changes her name, which the frame shows and a reload keeps', core, async ({ page }) => {
  await openSignedIn(page, '/sv-se/portal/profile', anna);
  const firstName = page.getByLabel('Förnamn');
  const save = page.getByRole('button', { name: 'Spara' });
  await firstName.fill('Anna-Karin');
  await page.getByLabel(/^Telefon/).fill('040-555 01 99');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Din profil är sparad.' })).toBeVisible();
  await page.getByRole('button', { name: 'Meny' }).click();
  await expect(page.getByRole('button', { name: /Logga ut.*Anna-Karin Lindqvist/ })).toBeVisible();
  await page.reload();
  await expect(firstName).toHaveValue('Anna-Karin');
  await expect(page.getByLabel(/^Telefon/)).toHaveValue('+46 40 555 01 99');
  await firstName.fill('Anna');
  await page.getByLabel(/^Telefon/).fill('+46 40 555 01 21');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Din profil är sparad.' })).toBeVisible();
});

test('N6: errors are listed with links above the form, nothing is sent, and the first field has the focus', async ({
  page,
}) => {
  await openSignedIn(page, '/en-gb/portal/profile', grace);
  let sent = 0;
  page.on(
    'request',
    (request) => void (sent += Number(request.method() === 'POST' && /\/api\/user/.test(request.url()))),
  );
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Company name').fill('');
  await page.getByLabel('Company name').press('Enter');
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText(['Enter your first name.', 'Enter the name of the company.']);
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Enter your first name\./);
  await summary.getByRole('link', { name: 'Enter the name of the company.' }).click();
  await expect(page.getByLabel('Company name')).toBeFocused();
  expect(sent).toBe(0);
});

test('H5: the input is kept when the session ends during editing', async ({ page, context, baseURL }) => {
  await openSignedIn(page, '/en-gb/portal/profile', grace);
  const lastName = page.getByLabel('Last name');
  const before = await lastName.inputValue();
  await lastName.fill('Osei-Mensah');
  await endSession(context, baseURL!);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your session has ended. Sign in again: what you entered is kept.')).toBeVisible();
  await expect(lastName).toHaveValue('Osei-Mensah');

  await page.getByRole('main').getByRole('link', { name: 'Sign in again' }).click();
  // the identity provider may still have a session, or asks for the password
  await expect(
    page.getByText('What you entered is here again.').or(page.locator('input[name=password]')),
  ).toBeVisible();
  if (await page.locator('input[name=password]').isVisible()) await typePassword(page, grace);
  await expect(page.getByText('What you entered is here again.')).toBeVisible();
  await expect(lastName).toHaveValue('Osei-Mensah');
  await expect(page).toHaveURL(/\/en-gb\/portal\/profile$/);

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(lastName).toHaveValue(before);
});

test('a failed save shows an error and keeps the input', async ({ page }) => {
  await openSignedIn(page, '/en-gb/portal/profile?companyId=-failsave', grace);
  await page.getByLabel('Last name').fill('Lost?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It could not be saved.')).toBeVisible();
  await expect(page.getByText(/^Request /)).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Lost?');
});

test('the HTML of the account area contains no personal data', async ({ page }) => {
  await openSignedIn(page, '/en-gb/portal', grace);
  for (const path of ['/en-gb/portal', '/en-gb/portal/profile', '/en-gb/portal/addresses']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('My Customer Portal');
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/Grace|Osei|Elmbridge|100004/);
  }
});
