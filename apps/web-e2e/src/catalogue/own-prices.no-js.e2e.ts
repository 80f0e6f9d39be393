import { expect, test } from '@playwright/test';

test('without JavaScript a visitor sees the list price and a sign-in link', async ({ page, context, baseURL }) => {
  const path =
    '/en-gb/gasketed-plate-heat-exchangers--gasketed/gasketed-plate-heat-exchanger-gx-050-61-plates-hnbr--GX050-GX050H16061';
  // without and with the cookie of an earlier session
  for (const cookies of [[], [{ name: 'signed-in', value: '1', url: baseURL! }]]) {
    await context.addCookies(cookies);
    await page.goto(path);
    const sales = page.getByRole('region', { name: 'Price and availability' });
    await expect(sales.getByText('£2,845.00').first()).toBeVisible();
    await sales.getByRole('link', { name: /^Sign in to see/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(path);
  }
});

test('H1: without JavaScript signing in returns to the page with its query', async ({ page }) => {
  const path = '/en-gb/gasketed-plate-heat-exchangers--gasketed?page=2&view=list';
  await page.goto(path);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Grace Osei' }).click();
  await expect(page).toHaveURL(`${path}&auth=1`);
});
