import { expect, test } from '@playwright/test';
import { fillQuoteCart, sendQuoteCart } from '../steps/asked-suppliers.ts';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { newPerson, portalLink, signInLink, signUp } from '../steps/sign-in.ts';

// signs up a new account and waits for suppliers
test.slow();

test('G4: on a phone offers can be selected line by line and accepted', async ({ page }) => {
  const who = newPerson();
  await page.goto('/en-gb/cart');
  await signInLink(page).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  const [first] = await fillQuoteCart(page);
  const number = await sendQuoteCart(page);
  await page.goto(`/en-gb/portal/quoterequests/${number}`);
  await expect(page.getByRole('button', { name: /^Choose the whole offer/ })).toHaveCount(2, { timeout: 60_000 });
  const main = page.getByRole('main');
  // each price names its supplier
  await page.getByRole('radio', { name: new RegExp(`each.*${first}.*Ancoats`) }).check();
  await expect(main).toContainText('1 of 2 lines chosen from 1 offer');
  const review = page.getByRole('button', { name: 'Check and accept' });
  await expect(review).toBeInViewport();
  await expectToFitTheScreen(page);
  await expectNothingSerious(page);
  await review.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('link', { name: /^Order now: Ancoats/ })).toBeVisible();
});
