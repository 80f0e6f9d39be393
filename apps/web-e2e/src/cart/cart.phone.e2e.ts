import { expect, test } from '@playwright/test';
import { expectLines } from '../steps/cart-badge.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { open } from '../steps/sign-in.ts';

test('on a phone the bar at the foot of the item page, which stays in view, adds to the cart', async ({ page }) => {
  await open(page, '/en-gb/x--gasketed/y--GX050-GX050H16061');
  const add = page.getByRole('main').getByRole('button', { name: /^Add / }).last();
  await expect(add).toBeInViewport();
  await page.mouse.wheel(0, 2_000);
  await expect(add).toBeInViewport();
  await add.tap();
  await expectLines(page, 1);
  await expectToFitTheScreen(page);
});

test('on a phone the add button of a card is at least 44 px high and adds to the cart', async ({ page }) => {
  await open(page, '/en-gb/gaskets--gaskets?view=grid');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first();
  await expect(add).toBeVisible();
  expect((await add.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await add.tap();
  await expectLines(page, 1);
});
