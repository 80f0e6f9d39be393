import { expect, test } from '@playwright/test';

test('without JavaScript the header links to the cart, and no dead control is shown', async ({ page }) => {
  await page.goto('/en-gb/gaskets--gaskets');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toHaveAttribute(
    'href',
    '/en-gb/cart',
  );
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /cart/i })).toHaveCount(0);
});
