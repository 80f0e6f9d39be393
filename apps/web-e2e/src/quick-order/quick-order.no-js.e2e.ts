import { expect, test } from '@playwright/test';

test('E4: without a script the page says what it needs and how to sign in, and shows no dead control', async ({
  page,
}) => {
  await page.goto('/en-gb/quick-order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick order');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    /\/auth\/login.*quick-order/,
  );
  await expect(main.locator('button, input, textarea')).toHaveCount(0);
});
