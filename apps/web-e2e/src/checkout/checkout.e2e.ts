import { expect, test, type Page } from '@playwright/test';
import { checkoutEvents } from '../steps/checkout-events.ts';
import {
  expectStep,
  fillContact,
  fillDelivery,
  fillToReview,
  openCheckout,
  openSection,
  save,
} from '../steps/checkout-steps.ts';
import { endSession, typePassword } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

// each story signs up an account
test.slow();

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => page.getByRole('complementary', { name: 'Your order' });
const pence = (text: string) => Math.round(Number(/£([\d,.]+)/.exec(text)![1]!.replaceAll(',', '')) * 100);
const sum = async (page: Page, term: string) =>
  pence(await summary(page).locator('dl > div').filter({ hasText: term }).last().locator('dd').innerText());

test(
  'F2, F3, F4, F5, M2: a visitor’s cart goes through sign-in and all sections to an order that can be paid',
  core,
  async ({ page }) => {
    await openCheckout(page, { lines: 3 });
    await expect(page).toHaveURL(/\/en-gb\/checkout\/contact$/);
    await expect(summary(page)).toContainText('3 lines');
    const goods = await sum(page, 'Goods');
    await fillContact(page);
    await expect(openSection(page)).toBeFocused();
    await fillDelivery(page);
    await expect(page.getByRole('checkbox', { name: /delivery address/ })).toBeChecked();
    await save(page);
    await expectStep(page, 'Freight');
    await page.getByRole('radio', { name: /^Express/ }).check();
    await save(page);
    await expectStep(page, 'Review');
    for (const text of ['+44 114 496 0182', 'Gate 4', '9 Dock Road', 'Same as the delivery address', 'Express, £']) {
      await expect(main(page)).toContainText(text);
    }
    expect(await sum(page, 'Goods')).toBe(goods);
    expect(await sum(page, 'Total')).toBe(goods + (await sum(page, 'Freight')) + (await sum(page, 'VAT 20%')));
    const events = await checkoutEvents(page);
    expect(events.map(({ event }) => event)).toEqual(['begin_checkout', 'add_shipping_info']);
    expect(events[1]!.ecommerce).toMatchObject({ shipping_tier: 'Included', currency: 'GBP' });
    await expect(page.getByLabel(/^Your purchase order number/)).toHaveValue('PO-77');
    await expect(page.getByRole('button', { name: /^Pay £/ })).toBeEnabled();
  },
);

test('going back, reloading and a second tab keep the section and the entered data', async ({ page, context }) => {
  await openCheckout(page);
  await fillContact(page);
  await fillDelivery(page);
  await page.goBack();
  await expectStep(page, 'Delivery address');
  await expect(page.getByLabel(/^Street and number/)).toHaveValue('9 Dock Road');
  await page.goBack();
  await expectStep(page, 'Contact');
  await expect(page.getByLabel(/^Remark/)).toHaveValue('Gate 4');
  await page.reload();
  await expectStep(page, 'Contact');
  await expect(page.getByLabel(/^Remark/)).toHaveValue('Gate 4');
  const second = await context.newPage();
  await second.goto('/en-gb/checkout');
  await expectStep(second, 'Invoice address');
  await expect(second.getByRole('region', { name: 'Delivery address' })).toContainText('9 Dock Road');
  await second.goto('/en-gb/checkout/review');
  await expect(second).toHaveURL(/\/checkout\/invoice$/);
});

test('D6: a change of the cart in another tab is shown, keeps the entered data, and can be accepted', async ({
  page,
  context,
}) => {
  await openCheckout(page);
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await page.getByLabel(/^Remark/).fill('Gate 4');
  const cart = await context.newPage();
  await cart.goto('/en-gb/cart');
  const removed = cart.waitForResponse((answer) => answer.url().includes('/remove?') && answer.ok());
  await cart
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(cart.locator('main tbody').getByRole('button', { name: /^Undo/ })).toBeVisible();
  await removed;
  await save(page);
  await expect(page.getByText('Your cart has changed since this order was begun.')).toHaveCount(1);
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText(/was removed$/);
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(summary(page)).toContainText('1 line');
  await expect(page.getByLabel(/^Remark/)).toHaveValue('Gate 4');
  await save(page);
  await expectStep(page, 'Delivery address');
});

test('H5: the entered data is kept when the session ends during a step', async ({ page, context, baseURL }) => {
  const who = await openCheckout(page);
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await page.getByLabel(/^Remark/).fill('Gate 4');
  await endSession(context, baseURL!);
  await save(page);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Sign in again' }).click();
  // the identity provider may still have a session, or asks for the password
  await expect(
    page.getByText('What you entered is here again.').or(page.locator('input[name=password]')),
  ).toBeVisible();
  if (await page.locator('input[name=password]').isVisible()) await typePassword(page, who);
  await expectStep(page, 'Contact');
  await expect(page.getByText('What you entered is here again.')).toBeVisible();
  await expect(page.getByLabel(/^Remark/)).toHaveValue('Gate 4');
  await save(page);
  await expectStep(page, 'Delivery address');
});

test('errors are listed with links and the first field gets the focus; a step can be completed by keyboard', async ({
  page,
}) => {
  await openCheckout(page);
  await page.getByLabel(/^E-mail address/).fill('nobody');
  await page.getByLabel(/^E-mail address/).press('Enter');
  const errors = page.getByRole('main').getByRole('alert').getByRole('link');
  await expect(errors).toHaveText([/^Enter an e-mail address/, /^Enter a phone number/]);
  await expect(page.getByLabel(/^E-mail address/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('buyer@mail.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0114 496 0182');
  await page.keyboard.press('Enter');
  await expectStep(page, 'Delivery address');
  await expect(openSection(page)).toBeFocused();
});

test('F3: a purchase order can be attached as a file, which is checked by its content, and removed', async ({
  page,
}) => {
  await openCheckout(page);
  const field = page.getByLabel(/^Your purchase order as a file/);
  await field.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') });
  await expect(page.getByText(/This is not a PDF, JPEG or PNG/)).toBeVisible();
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await field.setInputFiles({ name: 'order 77.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('button', { name: 'Remove: order 77.pdf' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Remove: order 77.pdf' }).click();
  await expect(page.getByText('order 77.pdf')).toHaveCount(0);
});

test('a double click saves a step once', async ({ page }) => {
  await openCheckout(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await page.getByRole('button', { name: 'Save and continue' }).dblclick();
  await expectStep(page, 'Delivery address');
  expect(sent).toHaveLength(1);
});

test('an offline step shows an error and keeps the entered data, and can be saved when online again', async ({
  page,
  context,
}) => {
  await openCheckout(page);
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText('This could not be saved.')).toBeVisible();
  await expect(page.getByLabel(/^Phone/)).toHaveValue('0114 496 0182');
  await context.setOffline(false);
  await save(page);
  await expectStep(page, 'Delivery address');
});

test('F1: checkout addresses redirect to home in a market without buying', core, async ({ page }) => {
  await page.goto('/sr-latn-rs/checkout/freight');
  await expect(page).toHaveURL(/\/sr-latn-rs\/?$/);
});

test('each part can be changed in place, and saving closes it', async ({ page }) => {
  await openCheckout(page);
  await fillToReview(page);
  await page.getByRole('link', { name: 'Change Contact' }).click();
  await expectStep(page, 'Contact');
  await page.getByLabel(/^Remark/).fill('Gate 5');
  await save(page);
  await expectStep(page, 'Review');
  await expect(main(page)).toContainText('Gate 5');
});
