import { expect, test, type Page } from '@playwright/test';
import { openCartWith } from '../steps/cart-page-lines.ts';
import { clickHydrated } from '../steps/hydrated.ts';
import { openPayment, payByCard } from '../steps/payment-steps.ts';
import { open } from '../steps/sign-in.ts';

const main = (page: Page) => page.getByRole('main');
const warning = (page: Page) => page.getByText('Articles in your cart have changed.');
const cartCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cart-buy-gb')?.value;

/** Leaves the cart and comes back without a new document, so that the page knows which version it has shown. */
async function comeBack(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Vadholm, home page' }).click();
  await expect(page).toHaveURL(/\/en-gb\/$/);
  await banner.getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(/\/en-gb\/cart$/);
}

/** A remade unit that is for sale: there is one piece of each. */
function remadeUnit(page: Page) {
  return page.evaluate(async () => {
    const categoryId = 'remadegasketed';
    const answer = await fetch(`/api/items/category/${categoryId}?language=en&country=GB&locale=en-gb`, {
      headers: { 'x-csrf': '1' },
    });
    type Card = {
      genericItemId: string;
      commercialItemId: string;
      articleNumber: string;
      salesDetails: { salesActions: string[] } | null;
    };
    const { items } = (await answer.json()) as { items: Card[] };
    const unit = items.findLast(({ salesDetails }) => salesDetails?.salesActions.includes('Buy'))!;
    return { ...unit, categoryId };
  });
}

test('D5: when somebody else buys the only piece of a line, its owner is told, and the message stays', async ({
  page,
  browser,
}) => {
  test.slow(); // the buyer signs up an account
  await open(page, '/en-gb/');
  const unit = await remadeUnit(page);
  await open(page, `/en-gb/x--${unit.categoryId}/y--${unit.genericItemId}-${unit.commercialItemId}`);
  await clickHydrated(
    page.getByRole('region', { name: 'Price and availability' }).getByRole('button', { name: /^Add to cart/ }),
  );
  await open(page, '/en-gb/cart');
  await expect(main(page)).toContainText(unit.articleNumber);
  const id = await cartCookie(page);

  const buyer = await (await browser.newContext()).newPage();
  await openPayment(buyer, { article: unit });
  await payByCard(buyer, '4111 1111 1111 1111');
  await expect(buyer.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 20_000 });
  await buyer.context().close();

  await comeBack(page);
  await expect(warning(page)).toBeVisible();
  await expect(main(page)).toContainText('Changed since you last looked:');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'is sold out' })).toContainText(unit.articleNumber);
  // other messages close after 5 seconds
  await page.waitForTimeout(7000);
  await expect(warning(page)).toBeVisible();
  expect(await cartCookie(page)).toBe(id);
});

test('D5: a cart that was deleted elsewhere is empty, and its id is forgotten', async ({ page }) => {
  await openCartWith(page, 2);
  const id = (await cartCookie(page))!;
  const status = await page.evaluate(async (cart) => {
    const answer = await fetch(`/api/cart/${cart}?language=en&country=GB&locale=en-gb`, {
      method: 'DELETE',
      headers: { 'x-csrf': '1', 'idempotency-key': crypto.randomUUID() },
    });
    return answer.status;
  }, id);
  expect(status).toBeLessThan(300);
  await comeBack(page);
  await expect(main(page).getByText('Your cart is empty')).toBeVisible();
  expect(await cartCookie(page)).toBeUndefined();
});

test('D5: a cart that cannot be read is an unexpected error, and is there again at the next try', async ({ page }) => {
  await openCartWith(page, 2);
  const id = (await cartCookie(page))!;
  await page.route(`**/api/cart/${id}?*`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/en-gb/cart');
  await expect(page.getByText('Something went wrong. Please try again in a moment.')).toBeVisible({ timeout: 20_000 });
  expect(await cartCookie(page)).toBe(id);
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).locator('tbody tr')).toHaveCount(2);
});
