import { expect, test } from '@playwright/test';
import { open, newPerson, portalLink, signInLink, signUp } from '../steps/sign-in.ts';

test('H5: an action abandoned at the provider does not run after a later sign-in elsewhere', async ({ page }) => {
  test.slow(); // signs up a new account
  const who = newPerson();
  await open(page, '/en-gb/gaskets--gaskets');
  const mark = page
    .getByRole('main')
    .getByRole('link', { name: /^Sign in to save/ })
    .first();
  await mark.click();
  await expect(page).not.toHaveURL(/gaskets--gaskets/);
  await open(page, '/en-gb/support');
  expect(await page.evaluate(() => localStorage.getItem('post-sign-in-action'))).not.toBeNull();

  await signInLink(page).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/favouritelists')) changes.push(request.url());
  });
  await open(page, '/en-gb/gaskets--gaskets');
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(changes).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
