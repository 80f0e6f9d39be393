import { expect, test } from '@playwright/test';
import { newPerson, open, openSignedIn, grace, portalLink, signInLink, signUp } from '../steps/sign-in.ts';

test('I7: a user gives an article an own number and finds it by search; removing the number can be undone', async ({
  page,
}) => {
  test.slow(); // signs up a new account
  const who = newPerson();
  await open(page, '/en-gb/portal/custom-article-numbers');
  await signInLink(page).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.waitForLoadState('networkidle');
  const number = `VN ${Date.now()}`;
  await page.getByLabel('Article number', { exact: true }).fill('gx 050 nu 20');
  await page.getByLabel('Your number', { exact: true }).fill(number);
  await page.getByRole('button', { name: 'Save number' }).click();
  const field = page.getByRole('textbox', { name: 'Your number for GX-050-NU-20' });
  await expect(field).toHaveValue(number);

  await page.getByRole('button', { name: 'Remove your number for GX-050-NU-20' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await field.fill(`${number}-b`);
  const [saved] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT'),
    field.press('Enter'),
  ]);
  expect(saved.status()).toBe(200);
  await open(page, `/en-gb/search?q=${encodeURIComponent(`${number}-b`.toLowerCase())}`);
  await expect(page.getByRole('main')).toContainText('GX-050-NU-20');
});

test('I7: a market without own article numbers has neither the page nor a link to it', async ({ page }) => {
  const answer = await page.goto('/pt-br/portal/custom-article-numbers');
  expect(answer!.status()).toBe(404);
  await openSignedIn(page, '/en-gb/portal', grace);
  await expect(page.getByRole('main').getByRole('link', { name: 'Your article numbers' })).toBeVisible();
  await page.goto('/pt-br/portal');
  await expect(page.getByRole('main').getByRole('navigation')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Seus números de artigo' }),
  ).toHaveCount(0);
});
