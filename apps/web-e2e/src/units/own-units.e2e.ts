import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { cameraModel, phonePhoto } from '../steps/phone-photo.ts';
import {
  anna,
  grace,
  luc,
  newPerson,
  open,
  openSignedIn,
  signIn,
  signUp,
  typePassword,
  type Account,
} from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

// each signs in and changes units
test.slow();

const unique = () => `E2E-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`.toUpperCase();
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const added = 'The unit is in your units.';
const failed = 'An error occurred while trying to register your unit!';

/** Opens a page, signed in, and waits until it can be used. */
async function signInAt(page: Page, path: string, who: Account): Promise<void> {
  await signIn(page, who, path);
  await page.waitForLoadState('networkidle');
}

async function register(page: Page, maker = 'Torvex'): Promise<void> {
  await page.getByLabel('Maker', { exact: true }).selectOption('Another maker');
  await page.getByLabel('Name of the maker').fill(maker);
  await page.getByRole('button', { name: 'Register the unit' }).click();
}

test('J8: H5: a visitor registers a unit: signs in, and it is added then', core, async ({ page }) => {
  const serial = unique();
  await open(page, `/en-gb/registerproduct/${serial}`);
  await expect(page.getByLabel('Serial number')).toHaveValue(serial);
  await expectNothingSerious(page);
  await register(page);
  await page.waitForURL((url) => !url.pathname.startsWith('/en-gb'));
  const who = newPerson();
  await signUp(page, who);
  await expect(page).toHaveURL(/\/en-gb\/unit\/[A-Z0-9]{10}$/);
  await expect(toast(page, added)).toBeVisible();
  await expect(page.getByText('In your units', { exact: true })).toBeVisible();
});

test('J8: a unit of our own is suggested by its number, and gets its figures', async ({ page }) => {
  await signInAt(page, `/en-gb/registerproduct/30-198-${String(Date.now()).slice(-4)}`, grace);
  await expect(page.getByLabel('Maker', { exact: true })).toHaveValue('vadholm');
  await expect(page.getByLabel('Model')).toHaveValue('GX050');
  await page.getByLabel('Construction').selectOption({ label: 'GX-050-H16-061' });
  await page.getByRole('button', { name: 'Register the unit' }).click();
  await expect(page).toHaveURL(/\/en-gb\/unit\/[A-Z0-9]{10}$/);
  await expect(page.getByRole('region', { name: 'Nameplate' })).toContainText('61');
});

test('J8: one that another customer has leads to its page, which says how to get it; both sides see the request', async ({
  page,
  browser,
}) => {
  const serial = unique();
  await signInAt(page, `/en-gb/registerproduct/${serial}`, luc);
  await register(page);
  await expect(toast(page, added)).toBeVisible();
  await expect(page).toHaveURL(/\/en-gb\/unit\//);
  const address = new URL(page.url()).pathname;

  const other = await (await browser.newContext()).newPage();
  await signInAt(other, `/en-gb/registerproduct/${serial.toLowerCase()}`, anna);
  await other.getByRole('button', { name: `Add to my units: ${serial}` }).click();
  await expect(other).toHaveURL((url) => url.pathname === address);
  await other.getByRole('button', { name: 'Ask for the unit' }).click();
  await expect(other.getByText('You have asked for this unit.')).toBeVisible();
  await expect(other.getByText(failed)).toHaveCount(0);

  await page.reload();
  const request = page.getByText(/asks for your unit/);
  await expect(request).toContainText(serial);
  await page.getByRole('button', { name: 'Hand over' }).click();
  const question = page.getByRole('dialog', { name: `Hand over ${serial}?` });
  await expect(question.getByText(/This cannot be undone\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Hand over' }).click();
  await expect(toast(page, 'The unit was handed over')).toBeVisible();
  await expect(page.getByText('Another customer has registered this unit.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('In your units', { exact: true })).toBeVisible();
  await other.context().close();
});

test('J8: any other failure says so, and what was entered stays', async ({ page }) => {
  await signInAt(page, `/en-gb/registerproduct/${unique()}`, grace);
  await page.route('**/api/units/register/create*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"title":"x","status":500}' }),
  );
  await register(page, 'Maker that stays');
  await expect(toast(page, failed)).toBeVisible();
  await expect(page.getByLabel('Name of the maker')).toHaveValue('Maker that stays');
});

test('J8: a typing error is corrected on the page of the unit; labels lead there as before, the wrong number no longer', async ({
  page,
}) => {
  const [wrong, right] = [unique(), unique()];
  await signInAt(page, `/en-gb/registerproduct/${wrong}`, grace);
  await register(page, 'Torwex');
  await expect(page).toHaveURL(/\/en-gb\/unit\/[A-Z0-9]{10}$/);
  const label = `/i/${new URL(page.url()).pathname.split('/').at(-1)}`;
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Correct the nameplate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the nameplate' });
  await expect(dialog.getByLabel('Serial number')).toHaveValue(wrong);
  await expectNothingSerious(page);
  await dialog.getByLabel('Serial number').fill('30-114-0021');
  await dialog.getByLabel('Maker', { exact: true }).selectOption('Vadholm');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Another unit of this maker has this number.').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'See that unit' })).toHaveAttribute('href', /\/unit\/9JYNHRUSVE$/);
  await dialog.getByLabel('Serial number').fill(right);
  await dialog.getByLabel('Maker', { exact: true }).selectOption('Another maker');
  await dialog.getByLabel('Name of the maker').fill('Torvex');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'The nameplate is corrected')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Nameplate' })).toContainText(right);
  await open(page, label);
  await expect(page.getByRole('region', { name: 'Nameplate' })).toContainText(right);
  await expect(page.getByRole('region', { name: 'Nameplate' })).toContainText('Torvex');
  await open(page, `/en-gb/unit?q=${wrong}`);
  await expect(page.getByRole('heading', { name: /^No unit found for/ })).toBeVisible();
  // among the units used last it stands with its right number
  await expect(page.getByRole('list', { name: /^(Units found|Did you mean)/ }).getByText(right)).toHaveCount(0);
});

test('J8: H5: an expired wish adds nothing', async ({ page }) => {
  const serial = unique();
  await open(page, `/en-gb/registerproduct/${serial}`);
  await register(page);
  await page.waitForURL((url) => !url.pathname.startsWith('/en-gb'));
  const form = page.url();
  await open(page, '/en-gb/');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('post-sign-in-action')!) as { expires: number };
    localStorage.setItem('post-sign-in-action', JSON.stringify({ ...kept, expires: Date.now() - 1 }));
  });
  await page.goto(form);
  await typePassword(page, grace);
  await expect(page).toHaveURL(new RegExp(`/en-gb/registerproduct/${serial}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register a unit');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Grace/ })).toBeVisible();
  // long enough for it to be added after all
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Register the unit' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /We know this number/ })).toHaveCount(0);
});

test('I8: own units are a table: searched, narrowed, paged, saved as a file, removed with undo', async ({ page }) => {
  await signInAt(page, '/en-gb/portal/units', luc);
  const table = page.getByRole('table', { name: 'My units' });
  await expect(table.getByRole('row')).toHaveCount(51);
  await expectNothingSerious(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel('Place').selectOption('Entrepôt Annecy');
  await page.getByRole('button', { name: 'Find units' }).click();
  await expect(page.getByText('20 units', { exact: true })).toBeFocused();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('My units.csv');
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(21);
  await table
    .getByRole('button', { name: /^Remove .* from my units$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByRole('row')).toHaveCount(21);
  await page.getByRole('main').getByRole('searchbox').fill('nothing has this name');
  await page.getByRole('button', { name: 'Find units' }).click();
  await expect(page.getByRole('heading', { name: 'No unit matches this search' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all units' }).click();
  await expect(page.getByText(/^\d+ units$/)).toBeFocused();
});

test('I8: a place that was chosen stays so while the places are read again', async ({ page }) => {
  await signInAt(page, '/en-gb/portal/units', luc);
  const place = page.getByLabel('Place');
  await expect(place.getByRole('option', { name: 'Entrepôt Annecy' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await place.selectOption('Entrepôt Annecy');
  await page.route(/\/units\/places/, async (route) => {
    const answer = await route.fetch();
    const known = (await answer.json()) as { places: string[] };
    await route.fulfill({ response: answer, json: { ...known, places: [...known.places, 'A colleague’s place'] } });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(place.getByRole('option', { name: 'A colleague’s place' })).toBeAttached();
  await expect(place).toHaveValue('Entrepôt Annecy');
});

test('I8: J2: a unit in the account area has its own title per topic, own name, picture and place', async ({
  page,
}) => {
  await openSignedIn(page, '/en-gb/portal/units?q=two+passes', luc);
  await page.getByRole('main').getByRole('table').getByRole('link', { name: 'Lyon, two passes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lyon, two passes');
  await expect(page).toHaveTitle(/^Lyon, two passes, Spare parts/);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'My Customer Portal', 'My units', 'Lyon, two passes']);
  await expect(trail.getByRole('link', { name: 'My units' })).toHaveAttribute('href', '/en-gb/portal/units');
  await page.getByRole('button', { name: 'Edit unit' }).click();
  const dialog = page.getByRole('dialog');
  const picture = await phonePhoto(page, '#1c5f7a');
  expect(picture.includes(cameraModel)).toBe(true);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'unit.jpg', mimeType: 'image/jpeg', buffer: picture });
  await dialog.getByLabel('Own name').fill('Lyon, two passes B');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lyon, two passes B');
  const own = page.getByRole('img', { name: 'Own picture' });
  await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Edit unit' }).click();
  await dialog.getByLabel('Own name').fill('Lyon, two passes');
  await dialog.getByLabel('Remove the picture').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own).toHaveCount(0);

  await page.getByRole('link', { name: 'Place of installation' }).click();
  await expect(page).toHaveTitle(/^Lyon, two passes, Place of installation/);
  await page.getByLabel('Latitude').fill('95');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Enter degrees between −90 and 90/).first()).toBeVisible();
  await page.getByLabel('Latitude').fill('45,742');
  await page.getByLabel('In use at').fill('Dairy Lyon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'The place is saved')).toBeVisible();
  await page.getByRole('link', { name: 'Service partners' }).click();
  await expect(page.getByText('Nearest to where the unit is installed.')).toBeVisible();
  await expect(page.getByRole('main').getByText(/km away/)).toHaveCount(3);
});

test('J7: a tag leads to its unit; an unknown one is connected to an own unit, a deleted one is said', async ({
  page,
}) => {
  await open(page, '/en-gb/myproduct/vt-0021');
  await expect(page).toHaveURL(/\/en-gb\/unit\/9JYNHRUSVE$/);
  await open(page, '/en-gb/myproduct/VT-0003');
  await expect(page.getByText('The unit with this tag has been deleted.')).toBeVisible();
  const tag = unique().slice(0, 20);
  await open(page, `/en-gb/myproduct/${tag}`);
  await page.getByRole('link', { name: 'Sign in to connect it' }).click();
  await typePassword(page, luc);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(tag);
  await expectNothingSerious(page);
  await page
    .getByRole('button', { name: new RegExp(`^Connect tag ${tag} to `) })
    .first()
    .click();
  await expect(toast(page, 'The tag leads to this unit now')).toBeVisible();
  await expect(page).toHaveURL(/\/en-gb\/unit\//);
  const unit = page.url();
  await open(page, `/en-gb/myproduct/${tag.toLowerCase()}`);
  await expect(page).toHaveURL(unit);
});

test('I8: visitors are asked to sign in, and come back', async ({ page }) => {
  await open(page, '/en-gb/portal/units');
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .first()
    .click();
  await typePassword(page, luc);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My units');
});
