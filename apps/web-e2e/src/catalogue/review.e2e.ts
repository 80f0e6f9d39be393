import { expect, test, type Page } from '@playwright/test';
import { clickHydrated } from '../steps/hydrated.ts';
import { expectNothingSerious } from '../steps/axe.ts';
import { endSession, grace, noah, paul, typePassword, type Account } from '../steps/sign-in.ts';

/** A separate article for each story, so that its newest review is from that story. */
const item = (genericItemId: string) => `/en-gb/x--gasketed/y--${genericItemId}-`;
const reviews = (page: Page) => page.getByRole('region', { name: /Reviews/ });
const form = (page: Page) => page.getByRole('form', { name: 'Write a review' });
const stars = (page: Page, count: number) => form(page).getByRole('radio', { name: `${count} out of 5 stars` });
const text = (page: Page) => form(page).getByRole('textbox', { name: /^Your review/ });

/** Signs in through the link in place of the form, which returns to the same page. */
async function signInToWrite(page: Page, who: Account, path: string): Promise<void> {
  await page.goto(path);
  await clickHydrated(reviews(page).getByRole('link', { name: 'Sign in to write a review' }));
  await typePassword(page, who);
  await expect(page).toHaveURL(/#reviews$/);
}

test('C14: after signing in to write a review the form is there, and the review is shown first at once', async ({
  page,
}) => {
  test.slow(); // one sign-in through the pages and two axe runs
  const words = `Tight after ${Date.now()} hours.`;
  await signInToWrite(page, noah, item('GX050'));
  await expect(stars(page, 1)).toBeFocused();
  await expect(form(page).getByRole('textbox', { name: /^Name shown/ })).toHaveValue(noah.firstName);
  // a review without stars is not sent
  await text(page).fill(words);
  await form(page).getByRole('button', { name: 'Send review' }).click();
  await expect(form(page).getByText('Choose one to five stars.').first()).toBeVisible();
  await expect(stars(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(stars(page, 4)).toBeChecked();
  await expectNothingSerious(page);
  await form(page).getByRole('button', { name: 'Send review' }).click();
  await expect(reviews(page).getByText('Thank you: your review is here.')).toBeVisible();
  await expect(reviews(page).getByRole('listitem').first()).toContainText(words);
  await page.reload();
  await expect(reviews(page).getByRole('listitem').first()).toContainText(words);
});

test('C14: stars alone are a valid review, and a second review of the same user replaces the first', async ({
  page,
}) => {
  await signInToWrite(page, grace, item('GX032'));
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().includes('/product/reviews') && sent.push(request.postDataJSON()));
  const name = `Grace ${Date.now()}`;
  for (const count of [2, 5]) {
    if (count === 5) await clickHydrated(reviews(page).getByRole('button', { name: 'Write a review' }));
    await stars(page, count).check();
    await form(page)
      .getByRole('textbox', { name: /^Name shown/ })
      .fill(name);
    await form(page).getByRole('button', { name: 'Send review' }).click();
    await expect(reviews(page).getByText('Thank you: your review is here.')).toBeVisible();
    await page.reload();
    await page.waitForLoadState('networkidle');
  }
  expect(sent).toEqual([
    expect.objectContaining({ stars: 2, userReview: null, genericItemId: 'GX032' }),
    expect.objectContaining({ stars: 5, userReview: null }),
  ]);
  await expect(reviews(page).getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
});

test('C14: a review is kept when the session ends while writing', async ({ page, context, baseURL }) => {
  await signInToWrite(page, paul, item('GX100'));
  await stars(page, 3).check();
  await text(page).fill('Kept over the end of a session.');
  await endSession(context, baseURL!);
  await form(page).getByRole('button', { name: 'Send review' }).click();
  await form(page).getByRole('link', { name: 'Sign in again' }).click();
  // the identity provider may still have a session, or asks for the password
  const password = page.locator('input[name=password]');
  await expect(text(page).or(password)).toBeVisible();
  if (await password.isVisible()) await typePassword(page, paul);
  await expect(text(page)).toHaveValue('Kept over the end of a session.');
  await expect(stars(page, 3)).toBeChecked();
  await form(page).getByRole('button', { name: 'Send review' }).click();
  await expect(reviews(page).getByRole('listitem').first()).toContainText('Kept over the end of a session.');
});
