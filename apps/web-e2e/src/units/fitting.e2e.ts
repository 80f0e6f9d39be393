import { expect, test, type Page } from '@playwright/test';
import { addButtons, expectLines } from '../steps/cart-badge.ts';
import { anna, luc, open, signIn, signOut } from '../steps/sign-in.ts';
import { clickHydrated } from '../steps/hydrated.ts';

const unitPage = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/units/searchbyserial/30-114-0021?language=en&country=GB&locale=en-gb', {
    headers: { 'x-csrf': '1' },
  });
  const { units } = (await answer.json()) as { units: { equipmentId: string }[] };
  return `/en-gb/unit/${units.at(-1)!.equipmentId}/spare-parts`;
};

test('I8: a visitor goes from a unit to what fits it in the catalogue, and back to everything', async ({ page }) => {
  await page.goto(await unitPage(page));
  const inCatalogue = page.getByRole('navigation', { name: 'In the catalogue for this unit' });
  await inCatalogue.getByRole('link').first().click();
  await expect(page).toHaveURL(/[?&]fits=/);
  const count = page.locator('p[role="status"]').first();
  const numberShown = async () => Number(/[\d,]+/.exec((await count.textContent()) ?? '')?.[0].replaceAll(',', ''));
  const chip = page.getByRole('link', { name: /^Remove filter unit:.*30-114-0021/ });
  await expect(chip).toBeVisible();
  const narrowed = await numberShown();
  expect(narrowed).toBeGreaterThan(0);
  await clickHydrated(chip);
  await expect(page).not.toHaveURL(/fits=/);
  await expect(chip).toHaveCount(0);
  await expect.poll(numberShown).toBeGreaterThan(narrowed);
});

test('I8: a search can be narrowed to what fits a unit, and be widened again', async ({ page }) => {
  const unit = (await unitPage(page)).split('/').at(-2)!;
  await page.goto(`/en-gb/search?q=gasket&view=grid&fits=${unit}`);
  const chip = page.getByRole('link', { name: /^Remove filter unit:.*30-114-0021/ });
  await expect(chip).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show unit' })).toHaveAttribute('href', `/en-gb/unit/${unit}`);
  await expect(addButtons(page).first()).toBeVisible();
  await clickHydrated(chip);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'gasket' && !url.searchParams.has('fits'));
  await expect(chip).toHaveCount(0);
});

test('I8: a line added from a list narrowed to a unit is for that unit, in the cart too', async ({ page }) => {
  const unit = (await unitPage(page)).split('/').at(-2)!;
  await open(page, `/en-gb/gaskets--gaskets?view=grid&fits=${unit}`);
  await expect(page.getByRole('link', { name: /^Remove filter unit:.*30-114-0021/ })).toBeVisible();
  const added = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/add?'));
  await clickHydrated(addButtons(page).first());
  expect((await added).postDataJSON()).toMatchObject({ cartItemId: { equipmentId: unit } });
  await expectLines(page, 1);
  await page.goto('/en-gb/cart');
  await expect(page.getByRole('main').getByRole('table').first()).toContainText('30-114-0021');
});

test('I8: an article opened from a list narrowed to a unit is added for that unit', async ({ page }) => {
  const unit = (await unitPage(page)).split('/').at(-2)!;
  await open(page, `/en-gb/gaskets--gaskets?view=grid&fits=${unit}`);
  await expect(page.getByRole('link', { name: /^Remove filter unit:.*30-114-0021/ })).toBeVisible();
  await clickHydrated(page.getByRole('main').getByRole('link', { name: 'GX-050-GC-EPDM', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Channel gasket');
  await expect(page.getByRole('link', { name: 'For unit 30-114-0021' })).toBeVisible();
  const added = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/add?'));
  await clickHydrated(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first(),
  );
  expect((await added).postDataJSON()).toMatchObject({ cartItemId: { equipmentId: unit } });
});

test('I8: a customer sees that a part fits their units, and for which one it is', async ({ page }) => {
  const address = await unitPage(page);
  await page.goto(address);
  const part = await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href');
  await signIn(page, anna, part!);
  const fits = page.getByText(/^Fits \d+ of your units$/);
  await clickHydrated(page.locator('summary').filter({ has: fits }));
  await page.getByRole('radio', { name: /30-114-0021/ }).check();
  await expect(page.getByText('For unit 30-114-0021', { exact: true })).toBeVisible();
  // nothing of it is in the page that everybody gets
  expect(await (await page.request.get(part!)).text()).not.toMatch(/of your units/);
});

test('I8: a category is narrowed in its filters to an own unit, whose page is one press away', async ({ page }) => {
  await page.goto(await unitPage(page));
  const inCatalogue = page.getByRole('navigation', { name: 'In the catalogue for this unit' });
  const address = await inCatalogue.getByRole('link').first().getAttribute('href');
  await signIn(page, luc, address!.split('?')[0]);
  const facet = page.getByRole('complementary', { name: 'Filters' }).locator('details', { hasText: 'Fits a unit' });
  await clickHydrated(facet.locator('summary'));
  await facet.getByRole('list', { name: 'Your units' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/[?&]fits=/);
  await expect(page.getByRole('link', { name: /^Remove filter unit: Fits / })).toBeVisible();
  const unit = new URL(page.url()).searchParams.get('fits')!;
  await expect(page.getByRole('link', { name: 'Show unit' })).toHaveAttribute('href', `/en-gb/unit/${unit}`);
});

test('J1: a visitor finds the units used last again, and removes one', async ({ page }) => {
  await page.goto(await unitPage(page));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('units-used-last'))).not.toBeNull();
  await page.goto('/en-gb/unit');
  const used = page.getByRole('region', { name: 'Units used last' });
  await expect(used.getByRole('link', { name: '30-114-0021' })).toBeVisible();
  const id = (await used.getByRole('link').getAttribute('href'))!.split('/').at(-1)!;
  expect(await (await page.request.get('/en-gb/unit')).text()).not.toContain(id);
  await used.getByRole('button', { name: /^Remove 30-114-0021/ }).click();
  await expect(used).toHaveCount(0);
});

test('J1: the units used last are gone after signing out', async ({ page }) => {
  await signIn(page, luc, await unitPage(page));
  const kept = () => page.evaluate(() => localStorage.getItem('units-used-last'));
  // first as a visitor's, until it is known who reads the page
  await expect.poll(async () => (await kept()) ?? 'anonymous').not.toContain('anonymous');
  await page.goto('/en-gb/unit');
  await expect(page.getByRole('region', { name: 'Units used last' }).getByRole('link')).toHaveText(/30-114-0021/);
  await signOut(page);
  expect(await kept()).toBeNull();
  await page.goto('/en-gb/unit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Units used last' })).toHaveCount(0);
});

test('J4: from a unit the gaskets of its model open with what it has: one press fills them in, to be changed before adding', async ({
  page,
}) => {
  await page.goto(await unitPage(page));
  await clickHydrated(page.getByRole('link', { name: 'Gaskets for this unit' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaskets for GX-050');
  const fitting = page.getByRole('textbox', { name: /, quantity, \d+ in 30-114-0021$/ });
  await expect(fitting.first()).toHaveValue('');
  await clickHydrated(page.getByRole('button', { name: 'Fill in for 30-114-0021' }));
  for (const field of await fitting.all()) await expect(field).not.toHaveValue('');
  await fitting.first().fill('2');
  await page.getByRole('button', { name: /^Add \d+ articles? to cart$/ }).click();
  await expectLines(page, await fitting.count());
});
