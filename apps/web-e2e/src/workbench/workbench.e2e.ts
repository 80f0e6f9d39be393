import { expect, test } from '@playwright/test';
import { watchLayoutShift } from '../steps/layout-shift.ts';
import { articlesOf, emptyCarts, shownRows } from '../steps/quick-order-rows.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { anna, grace, marie, noah, paul, signIn } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

test('home of a customer: last orders, a box for a purchase order, units and lists; nothing moves when it appears', async ({
  page,
}) => {
  const shifted = await watchLayoutShift(page);
  await signIn(page, grace, '/en-gb/');
  for (const name of ['Waiting for you', 'Last orders', 'Paste a purchase order', 'Units used last'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Last orders' }).getByRole('row').nth(1)).toBeVisible();
  expect(await shifted()).toBeLessThan(0.005);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFitTheScreen(page, `home at ${width} px`);
  }
});

for (const [who, path] of [
  [marie, '/fr-fr/'],
  [noah, '/en-gb/'],
  [paul, '/de-de/'],
] as const)
  for (const width of [360, 1440])
    test(`nothing moves when the home of ${who.firstName} appears at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifted = await watchLayoutShift(page);
      await signIn(page, who, path);
      await expect(page.locator('#last-orders')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifted()).toBeLessThan(0.005);
    });

test('a tile without anything takes no room; one whose answer is late keeps it, and nothing moves', async ({
  page,
}) => {
  const shifted = await watchLayoutShift(page);
  await signIn(page, grace, '/en-gb/');
  const heightOf = (name: string) =>
    page.getByRole('region', { name }).evaluate((tile) => tile.getBoundingClientRect().height);
  await expect(page.getByText('No offer and no request is waiting for you.')).toBeVisible();
  expect(await heightOf('Waiting for you')).toBeLessThan(120);
  const orders = await heightOf('Last orders');

  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/orders/history*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Last orders' })).toBeVisible();
  expect(Math.abs((await heightOf('Last orders')) - orders)).toBeLessThanOrEqual(1);
  answer();
  await expect(page.getByRole('region', { name: 'Last orders' }).getByRole('row').nth(1)).toBeVisible();
  expect(await shifted()).toBeLessThan(0.005);
});

test('the HTML of home is the visitor’s, whoever is signed in', core, async ({ page }) => {
  await signIn(page, grace, '/en-gb/');
  const html = await (await page.request.get('/en-gb/')).text();
  expect(html).toContain('The right part for the unit in front of you');
  expect(html).not.toContain('Last orders');
  expect(html).not.toContain('Elmbridge Dairies');
});

test(
  'steps: the last order is ordered again in at most two interactions, ending in the filled cart',
  core,
  async ({ page }) => {
    await signIn(page, grace, '/en-gb/');
    await emptyCarts(page);
    let interactions = 0;
    await page
      .getByRole('region', { name: 'Last orders' })
      .getByRole('button', { name: /^Order again/ })
      .first()
      .click();
    interactions++;
    const add = page.getByRole('dialog').getByRole('button', { name: /^Add/ });
    const cart = page.getByRole('heading', { level: 1, name: 'Cart' });
    await expect(add.or(cart).first()).toBeVisible();
    if (await add.isVisible()) {
      await add.click();
      interactions++;
    }
    await expect(page).toHaveURL(/\/en-gb\/cart/);
    expect(interactions).toBeLessThanOrEqual(2);
  },
);

test('steps: ten articles from a pasted mail are in quick order after two interactions, and a reload does not add them again', async ({
  page,
}) => {
  await signIn(page, grace, '/en-gb/');
  await emptyCarts(page);
  const { buyable } = await articlesOf(page, 10);
  const ten = buyable.slice(0, 10);
  const mail = [
    'Good morning, please send us',
    ...ten.map(({ articleNumber, least }) => `${articleNumber} ${least} pcs`),
    'XX-999-NOT 3 pcs',
    'Thank you and kind regards',
  ].join('\n');
  const box = page.getByRole('region', { name: 'Paste a purchase order' });
  await box.getByRole('textbox').fill(mail);
  await expect(box.getByRole('status')).toHaveText('11 lines10 found1 to check');
  await box.getByRole('button', { name: 'Continue with 11 lines' }).click();
  await expect(page.getByRole('button', { name: 'Add 10 rows to the cart' })).toBeVisible();
  expect(await shownRows(page)).toHaveLength(11);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add 10 rows to the cart' })).toBeVisible();
  expect((await shownRows(page)).map(({ line }) => line)).toContain(`${ten[0]!.articleNumber} ${ten[0]!.least}`);
});

test('a partner reads first which requests wait for an answer', async ({ page }) => {
  await signIn(page, paul, '/en-gb/');
  const waiting = page.getByRole('region', { name: /^Waiting for you/ });
  await expect(
    waiting
      .getByRole('link', { name: /^Answer/ })
      .or(waiting.getByText('No offer and'))
      .first(),
  ).toBeVisible();
});

test('somebody without a customer number has no box for purchase orders', async ({ page }) => {
  await signIn(page, noah, '/en-gb/');
  await expect(page.getByRole('heading', { name: 'Last orders' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paste a purchase order' })).toHaveCount(0);
});

test('a tile that cannot be loaded says so and can be tried again; the others stay', async ({ page }) => {
  await page.route('**/api/orders/history*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await signIn(page, anna, '/sv-se/');
  const orders = page.getByRole('region', { name: 'Senaste beställningar' });
  const retry = orders.getByRole('button');
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Senast använda enheter' })).toBeVisible();
  await page.unroute('**/api/orders/history*');
  await retry.click();
  await expect(orders.getByRole('row').nth(1)).toBeVisible();
});
