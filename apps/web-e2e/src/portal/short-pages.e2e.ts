import { expect, test } from '@playwright/test';
import { anna, openSignedIn } from '../steps/sign-in.ts';

test('the footer of a short account page begins where the window ends', async ({ page }) => {
  await openSignedIn(page, '/en-gb/portal/favouritelists', anna);
  for (const path of ['/portal/favouritelists', '/portal/custom-article-numbers']) {
    await page.goto(`/en-gb${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    const { y } = (await page.getByRole('contentinfo').boundingBox())!;
    expect(Math.abs(y - 900), path).toBeLessThan(24);
  }
});
