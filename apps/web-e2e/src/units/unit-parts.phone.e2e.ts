import { expect, test } from '@playwright/test';
import { anna, signIn } from '../steps/sign-in.ts';

test('J4: on a phone the number of a part follows its name at once, also where a list price is below its own', async ({
  page,
}) => {
  await signIn(page, anna, '/en-gb/unit/9JYNHRUSVE');
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Nut M20' })
    .filter({ has: page.locator('s') });
  await expect(row.locator('s')).toBeVisible();
  const name = (await row.getByRole('link', { name: 'Nut M20' }).boundingBox())!;
  const number = (await row.getByText('GX-050-NU-20', { exact: true }).first().boundingBox())!;
  expect(number.y - (name.y + name.height)).toBeLessThan(8);
  const [own, list] = [(await row.locator('strong').boundingBox())!, (await row.locator('s').boundingBox())!];
  expect(list.y - (own.y + own.height)).toBeLessThan(8);
});

test('J4: on a phone the name of a part has all room up to its price, however long the word of the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/de-de/unit/9JYNHRUSVE');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.max(...heights)).toBeLessThanOrEqual(120);
  const nut = rows.filter({ hasText: 'Mutter M20' });
  const name = nut.getByRole('link', { name: 'Mutter M20' });
  const lines = await name.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test('J5: on a phone the mark of every part is as far from its number, with the way to its own parts beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/en-gb/unit/9JYNHRUSVE/spare-part-catalogue');
  const rows = page.getByRole('table', { name: 'Spare parts' }).locator('tbody tr');
  // marks come with the script
  await expect(rows.filter({ hasNot: page.locator('[data-chrome] svg') })).toHaveCount(0);
  const gaps = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [number, mark] = [row.querySelector('.art')!, row.querySelector('[data-chrome] svg')!];
      return Math.round(mark.getBoundingClientRect().left - number.getBoundingClientRect().right);
    }),
  );
  expect(gaps.length).toBeGreaterThan(10);
  expect(new Set(gaps).size, gaps.join()).toBe(1);
  const bolt = rows.filter({ hasText: 'Tightening bolt' });
  const [number, parts] = [bolt.locator('.art'), bolt.getByRole('link', { name: 'Its parts' })];
  const middles = await Promise.all(
    [number, parts].map(async (what) => {
      const { y, height } = (await what.boundingBox())!;
      return y + height / 2;
    }),
  );
  expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(16);
});

test('J5: on a phone what to order is on one line with the size of its packs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/de-de/unit/9JYNHRUSVE/service-kits');
  const order = page.getByRole('cell', { name: /^Zu bestellen 250, in Packungen/ });
  await expect(order).toBeVisible();
  expect((await order.boundingBox())!.height).toBeLessThan(30);
});
