import { expect, test } from '@playwright/test';
import { expectLines } from '../steps/cart-badge.ts';
import { open } from '../steps/sign-in.ts';

test('on the phone an article is added from the bar at the foot of its page, which stays in view', async ({ page }) => {
  await open(page, '/en-gb/x--gasketed/y--GX050-GX050H16061');
  const add = page.getByRole('main').getByRole('button', { name: /^Add / }).last();
  await expect(add).toBeInViewport();
  await page.mouse.wheel(0, 2_000);
  await expect(add).toBeInViewport();
  await add.tap();
  await expectLines(page, 1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('on the phone cards have quantity and button with full targets', async ({ page }) => {
  await open(page, '/en-gb/gaskets--gaskets');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first();
  await expect(add).toBeVisible();
  expect((await add.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await add.tap();
  await expectLines(page, 1);
});
