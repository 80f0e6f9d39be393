import { expect, test } from '@playwright/test';
import { anna, signIn } from '../steps/sign-in.ts';

test('I8: each own unit on a phone has the same lines, however long the name of its place', async ({ page }) => {
  await signIn(page, anna, '/de-de/portal/units');
  const rows = page.getByRole('table', { name: 'Meine Geräte' }).locator('tbody tr');
  // other stories register units of this company meanwhile
  await expect(rows.nth(15)).toBeVisible();
  for (const width of [320, 360, 400]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights).size, `${width}`).toBe(1);
  }
});

test('J2: on the nameplate of a phone each label is one line, in German too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/de-de/unit/9JYNHRUSVE');
  const labels = page.getByRole('main').locator('section[aria-label] dl').first().locator('dt:visible');
  await expect(labels).toHaveCount(4);
  const heights = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(24);
});
