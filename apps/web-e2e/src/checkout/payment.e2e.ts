import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectLines } from '../steps/cart-badge.ts';
import {
  choose,
  openPayment,
  openPaymentOf,
  orderOf,
  payButton,
  payByCard,
  placedOrders,
} from '../steps/payment-steps.ts';
import { endSession, grace, signIn } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

// each story signs up an account
test.slow();

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you for your order' });
const main = (page: Page) => page.getByRole('main');
const purchases = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: { event?: string }[] }).dataLayer!.filter((one) => one.event === 'purchase'),
  );

test(
  'F6, F7, F8, M2: a card payment by redirect places one order, with its confirmation and one purchase event',
  core,
  async ({ page }) => {
    const { orderId, cartId, who } = await openPayment(page);
    const missing: string[] = [];
    page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
    const total = /£[\d,.]+/.exec(await payButton(page).innerText())![0];
    await payByCard(page, '4111 1111 1111 1111');
    await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
    await expect(thanks(page)).toBeFocused();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      `/en-gb/confirmation?o=${orderId}&c=${cartId}`,
    );
    await expect(main(page)).toContainText(who.email);
    await expect(main(page)).toContainText(total);
    await expect(main(page)).toContainText('PO 4711');
    const number = await main(page).getByRole('strong').first().innerText();
    expect(await purchases(page)).toEqual([
      expect.objectContaining({
        ecommerce: expect.objectContaining({
          transaction_id: number,
          currency: 'GBP',
          items: [expect.objectContaining({ availability: 'webshop' })],
        }),
      }),
    ]);
    // the ordered cart is no longer in use, and nobody asks for it
    await expectLines(page, 0);
    expect(missing).toEqual([]);
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    expect(
      await page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer ?? []),
    ).not.toContainEqual(expect.objectContaining({ event: 'purchase' }));
  },
);

test('F6: PayPal is paid on its own page', async ({ page }) => {
  await openPayment(page);
  await choose(page, 'PayPal');
  await payButton(page).click();
  await page.waitForURL(/\/payments\/pay\//);
  await page.getByRole('button', { name: /£/ }).click();
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await expect(main(page)).toContainText('PayPal');
});

test('a double click and repeated returns from the provider place one order', async ({ page }) => {
  const { orderId, cartId } = await openPayment(page);
  await payButton(page).dblclick();
  await page.waitForURL(/\/payments\/pay\//);
  await page.locator('input[name=number]').fill('4111111111111111');
  await page.locator('input[name=expiry]').fill('12/34');
  await page.locator('input[name=securityCode]').fill('123');
  const back = page.waitForRequest(/verifypayment/);
  await page.locator('input[name=securityCode]').press('Enter');
  const address = (await back).url();
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  // repeats the return from the provider in two tabs
  const tab = await page.context().newPage();
  await Promise.all([page.goto(address), tab.goto(address)]);
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await expect(thanks(tab)).toBeVisible({ timeout: 20_000 });
  expect(page.url()).toContain(`/en-gb/confirmation?o=${orderId}&c=${cartId}`);
  expect(await placedOrders(page)).toHaveLength(1);
  expect([...(await purchasesOrNone(page)), ...(await purchasesOrNone(tab))]).toEqual([]);
});

const purchasesOrNone = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter((one) => one.event === 'purchase'),
  );

test('F7: a refused card shows an error, and another card is accepted', async ({ page }) => {
  await openPayment(page);
  await payByCard(page, '4000 0000 0000 0002');
  await expect(main(page)).toContainText('The payment was refused.', { timeout: 20_000 });
  await expectNothingSerious(page);
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await payByCard(page, '4111 1111 1111 1111');
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  expect(await placedOrders(page)).toHaveLength(1);
});

test('F7: a pending payment shows a waiting page until the provider’s webhook places the order', async ({ page }) => {
  const order = await openPayment(page);
  await payByCard(page, '4000 0000 0000 0259');
  await expect(main(page)).toContainText('The payment provider is still checking your payment.', { timeout: 20_000 });
  await expectNothingSerious(page);
  await expect(thanks(page)).toBeVisible({ timeout: 40_000 });
  expect((await orderOf(page, order)).state).toBe('placed');
});

test('F7: a payment denied at the bank is refused, and an approved one placed', async ({ page }) => {
  await openPayment(page);
  await payByCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Deny payment' }).click();
  await expect(main(page)).toContainText('The payment was refused.', { timeout: 20_000 });
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await payByCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
});

test('going back from the provider’s page offers to continue or cancel the payment, and both work', async ({
  page,
}) => {
  const order = await openPayment(page);
  await payButton(page).click();
  await page.waitForURL(/\/payments\/pay\//);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue the payment' })).toBeVisible({ timeout: 20_000 });
  await expectNothingSerious(page);
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(main(page)).toContainText('The payment was cancelled.');
  expect((await orderOf(page, order)).state).toBe('open');
  await payButton(page).click();
  await page.waitForURL(/\/payments\/pay\//);
  await page.goBack();
  await page.getByRole('button', { name: 'Continue the payment' }).click();
  await page.waitForURL(/\/payments\/pay\//);
});

test('when the provider takes the money but never answers, the order is placed without the browser and shown later', async ({
  page,
}) => {
  const { orderId } = await openPayment(page);
  await payByCard(page, '4000 0000 0000 0119');
  // the browser's request hangs, and the browser may show its own error page
  await expect(async () => void (await page.goto('/en-gb/checkout/payment'))).toPass({ timeout: 40_000 });
  // the page waits for the order; whoever comes when it has been placed is led on
  const onward = page.getByRole('link', { name: 'To the confirmation' });
  await expect(thanks(page).or(onward)).toBeVisible({ timeout: 60_000 });
  if (await onward.isVisible()) await onward.click();
  await expect(thanks(page)).toBeVisible();
  expect((await orderOf(page, { orderId })).state).toBe('placed');
  expect(await placedOrders(page)).toHaveLength(1);
});

test('F2: a customer with credit orders on account, and a double click orders once', async ({ page }) => {
  await signIn(page, grace);
  const { orderId } = await openPaymentOf(page, grace);
  const before = (await placedOrders(page)).length;
  await choose(page, 'Invoice');
  await payButton(page).dblclick();
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await expect(main(page)).toContainText('The invoice comes with the delivery.');
  expect((await orderOf(page, { orderId })).state).toBe('placed');
  expect(await placedOrders(page)).toHaveLength(before + 1);
});

test('H6: when the session ends on the provider’s page, the order is shown after signing in again', async ({
  page,
  baseURL,
}) => {
  await openPayment(page);
  await payButton(page).click();
  await page.waitForURL(/\/payments\/pay\//);
  await endSession(page.context(), baseURL!);
  await page.locator('input[name=number]').fill('4111 1111 1111 1111');
  await page.locator('input[name=expiry]').fill('12/34');
  await page.locator('input[name=securityCode]').fill('123');
  await page.locator('input[name=securityCode]').press('Enter');
  // the identity provider still has a session
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
});

test('F7: a forged result changes nothing, and another user’s order is not found', async ({ page, browser }) => {
  const { orderId, cartId } = await openPayment(page);
  await payButton(page).click();
  await page.waitForURL(/\/payments\/pay\//);
  await page.goto(`/en-gb/checkout/verifypayment/${orderId}/${cartId}?redirectResult=forged`);
  await expect(main(page)).toContainText('This address does not belong to your payment.', { timeout: 20_000 });
  expect((await orderOf(page, { orderId })).state).toBe('paying');
  const other = await browser.newPage();
  await openPayment(other);
  await other.goto(`/en-gb/checkout/verifypayment/${orderId}/${cartId}?redirectResult=forged`);
  await expect(main(other)).toContainText('This order was not found.', { timeout: 20_000 });
  await other.goto(`/en-gb/confirmation?o=${orderId}&c=${cartId}`);
  await expect(main(other)).toContainText('This order was not found.');
  await other.close();
});

test('axe finds nothing serious on payment and confirmation', async ({ page }) => {
  await openPayment(page);
  await expectNothingSerious(page);
  await payByCard(page, '4111 1111 1111 1111');
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await expectNothingSerious(page);
});

test('the printed confirmation has its order, market and address, and no controls', async ({ page }) => {
  await openPayment(page);
  await payByCard(page, '4111 1111 1111 1111');
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText(/United Kingdom, http.+\/en-gb\/confirmation\?o=/)).toBeVisible();
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await expect(main(page).locator('table')).toBeVisible();
});
