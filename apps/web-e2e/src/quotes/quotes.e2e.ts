import { expect, test, type Page } from '@playwright/test';
import { fillQuoteCart, sendQuoteCart } from '../steps/asked-suppliers.ts';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectStep, fillDelivery, save } from '../steps/checkout-steps.ts';
import { payByCard } from '../steps/payment-steps.ts';
import { newPerson, portalLink, signInLink, signUp } from '../steps/sign-in.ts';

// each story signs up an account and waits for suppliers
test.slow();

const main = (page: Page) => page.getByRole('main');
const cells = (page: Page, articleNumber: string) =>
  page.getByRole('row').filter({ hasText: articleNumber }).first().getByRole('cell');
/** Suppliers of the demo answer automatically after a short delay. */
const patience = { timeout: 60_000 };

async function openAsSomebody(page: Page, path: string): Promise<void> {
  const who = newPerson();
  await page.goto(path);
  await signInLink(page).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Price of one piece of an article in the confirmation dialog. */
const acceptedPrice = (page: Page, articleNumber: string): Promise<string> =>
  page.getByRole('dialog').getByRole('row').filter({ hasText: articleNumber }).getByRole('cell').nth(2).innerText();

/** Goes from the delivery address of an accepted offer to its placed order. */
async function orderFromDelivery(page: Page, { ordered, not }: { ordered: string; not: string }): Promise<void> {
  await fillDelivery(page);
  await save(page);
  await expectStep(page, 'Freight');
  await save(page);
  await expectStep(page, 'Review');
  await expect(main(page)).toContainText(ordered);
  await expect(main(page)).not.toContainText(not);
  await payByCard(page, '4111 1111 1111 1111');
  await expect(page).toHaveURL(/\/confirmation\?/, patience);
  await expect(main(page)).toContainText('PO-2026-11');
}

/** Opens an order of the list and expects one line at the offered price. */
async function expectOrder(
  page: Page,
  number: string,
  { article, price, pieces }: { article: string; price: string; pieces: number },
): Promise<void> {
  await main(page).getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  const line = page.getByRole('region', { name: 'Lines' }).getByRole('row').filter({ hasText: article });
  await expect(line.getByRole('cell', { name: price, exact: true }).first()).toBeVisible();
  await expect(line.getByRole('cell', { name: String(pieces), exact: true })).toBeVisible();
}

/** Sends a request with two lines to two suppliers and waits until both have answered. */
async function openOffers(page: Page): Promise<{ quoteNumber: string; articles: string[] }> {
  await openAsSomebody(page, '/en-gb/cart');
  const articles = await fillQuoteCart(page);
  const quoteNumber = await sendQuoteCart(page);
  await page.goto(`/en-gb/portal/quoterequests/${quoteNumber}`);
  await expect(page.getByRole('button', { name: /^Choose the whole offer/ })).toHaveCount(2, patience);
  return { quoteNumber, articles };
}

test('G1, G3, G4, H6: a user asks two suppliers, writes to one, gets a better price, accepts a line of each and orders both', async ({
  page,
}) => {
  await openAsSomebody(page, '/en-gb/cart');
  const [first, second] = await fillQuoteCart(page);
  await page.goto('/en-gb/cart?view=quote');
  await page.getByRole('link', { name: 'Request quotes' }).first().click();
  await page.getByRole('checkbox', { name: /Vadholm/ }).check();
  await page.getByRole('checkbox', { name: /Ancoats/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('link', { name: /^See the request/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Quote request Q\d+/);
  const address = new URL(page.url()).pathname;

  // the suppliers answer automatically
  await expect(page.getByRole('button', { name: /^Choose the whole offer/ })).toHaveCount(2, patience);
  await page.getByRole('button', { name: 'Got it' }).click();
  const partner = page.getByRole('article').filter({ hasText: 'Ancoats' });
  await page.getByRole('button', { name: /^Write.*Ancoats/ }).click();
  await page.getByLabel('About', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Your message').fill('Can you do something about the price?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('Can you do something about the price?');
  await expect(page.getByText(/^New offer from Ancoats/)).toBeVisible(patience);
  await expect(main(page)).toContainText('Price down, was £');
  await expect(partner.getByLabel('Offer', { exact: true })).toContainText('No. 2');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(2, patience);

  // one line of each supplier; our own company is the first column
  await cells(page, first!).nth(1).getByRole('radio').check();
  await cells(page, second!).nth(0).getByRole('radio').check();
  await expect(main(page)).toContainText('2 of 2 lines chosen from 2 offers');
  await page.getByRole('button', { name: 'Check and accept' }).click();
  const dialog = page.getByRole('dialog');
  const [fromPartner, fromOwn] = [await acceptedPrice(page, first!), await acceptedPrice(page, second!)];
  await dialog.getByLabel(/^Your purchase order number/).fill('PO-2026-11');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  const accepted = page.getByRole('region', { name: 'What you accepted' });
  await expect(accepted.getByRole('link', { name: /^Order now/ })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'What you accepted' })).toBeFocused();

  // each supplier's lines become a separate order
  await accepted.getByRole('link', { name: /^Order now: Ancoats/ }).click();
  await expectStep(page, 'Contact');
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
    'Accepted offer, quote request Q',
  );
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await save(page);
  await expectStep(page, 'Delivery address');
  await page.reload();
  await expectStep(page, 'Delivery address');
  await expect(page).toHaveURL(/\/checkout\/delivery\?c=[0-9a-f]{32}$/);
  await orderFromDelivery(page, { ordered: first!, not: second! });

  await page.goto(address);
  await expect(accepted.getByRole('link', { name: /^Order (?!now)/ })).toHaveCount(1);
  await accepted.getByRole('link', { name: /^Order now: Vadholm/ }).click();
  await expectStep(page, 'Contact');
  await page.getByLabel(/^Phone/).fill('0114 496 0182');
  await save(page);
  await expectStep(page, 'Delivery address');
  await orderFromDelivery(page, { ordered: second!, not: first! });

  await page.goto(address);
  await expect(accepted.getByRole('link', { name: /^Order now/ })).toHaveCount(0);
  await expect(accepted.getByRole('link', { name: /^Order (?!now)/ })).toHaveCount(2);
  const numbers = (await accepted.getByRole('link').allTextContents()).map((text) => text.replace(/^Order /, ''));
  await page.goto('/en-gb/portal/orders');
  const [own, partners] = numbers;
  await expectOrder(page, own!, { article: second!, price: fromOwn, pieces: 2 });
  await page.goBack();
  await expectOrder(page, partners!, { article: first!, price: fromPartner, pieces: 1 });
});

test('H6: an acceptance can be undone before ordering, and the other offer accepted', async ({ page }) => {
  await openOffers(page);
  const accepted = page.getByRole('region', { name: 'What you accepted' });
  const take = async (supplier: string) => {
    await page.getByRole('button', { name: new RegExp(`^Choose the whole offer from ${supplier}`) }).click();
    await page.getByRole('button', { name: 'Check and accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(accepted.getByRole('link', { name: new RegExp(`^Order now: ${supplier}`) })).toBeVisible();
  };
  await take('Ancoats');
  await expect(page.getByRole('button', { name: /^Choose the whole offer/ })).toHaveCount(0);
  await accepted.getByRole('link', { name: /^Order now: Ancoats/ }).click();
  await expectStep(page, 'Contact');
  await page.goBack();

  await page.getByRole('button', { name: /^Undo acceptance: Ancoats/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The 2 lines are free again');
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectNothingSerious(page);
  await dialog.getByRole('button', { name: 'Undo acceptance' }).click();
  await expect(accepted).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: /^Ancoats/ })).toBeFocused();
  await expect(page.getByText(/^The acceptance has been undone: Ancoats/)).toBeVisible();

  await take('Vadholm');
  await page.reload();
  await expect(accepted.getByRole('link', { name: /^Order now/ })).toHaveCount(1);
  await expect(accepted).not.toContainText('Ancoats');
});

test('G4: selected offers survive a reload, and the request is in the list and on the overview', async ({ page }) => {
  const { quoteNumber } = await openOffers(page);
  await page.getByRole('button', { name: 'Pick lowest prices' }).click();
  await expect(main(page)).toContainText(/2 of 2 lines chosen/);
  await page.reload();
  await expect(main(page)).toContainText(/2 of 2 lines chosen/);
  await page.getByRole('link', { name: 'Quote requests' }).first().click();
  await page.getByLabel('Status').selectOption('Offered');
  await expect(page).toHaveURL(/\?state=offered$/);
  await expect(main(page).getByRole('link', { name: quoteNumber })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('');
  await page.goto('/en-gb/portal');
  const tile = page.getByRole('region', { name: 'Quote requests' });
  await expect(tile.getByRole('link', { name: quoteNumber })).toBeVisible();
  await expect(tile).toContainText('Earliest offer expiry: ');
});

test('G4: one offer is declined with a reason, and the other accepted as a whole', async ({ page }) => {
  await openOffers(page);
  await page.getByRole('button', { name: /^Decline: Ancoats/ }).click();
  await page.getByLabel(/^Reason/).fill('Too late for us.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Ancoats' })).toContainText(
    'You declined. “Too late for us.”',
  );
  await page.getByRole('button', { name: /^Choose the whole offer/ }).click();
  await page.getByRole('button', { name: 'Check and accept' }).click();
  // a double click accepts once
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).dblclick();
  await expect(page.getByRole('link', { name: /^Order now/ })).toHaveCount(1);
});

test('G4: another user’s request is not found', async ({ page, browser, baseURL }) => {
  const { quoteNumber } = await openOffers(page);
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' });
  const page2 = await other.newPage();
  await openAsSomebody(page2, `/en-gb/portal/quoterequests/${quoteNumber}`);
  await expect(page2.getByRole('heading', { name: 'This quote request was not found' })).toBeVisible();
  await other.close();
});

test('the printed request has logo and sender, its address, lines and prices, and no controls', async ({ page }) => {
  const { quoteNumber, articles } = await openOffers(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`/en-gb/portal/quoterequests/${quoteNumber}`)).toBeVisible();
  await expect(main(page)).toContainText(articles[0]!);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Vadholm/ })).toBeVisible();
  const sender = page.getByRole('contentinfo');
  await expect(sender.getByText('Vadholm Heat Transfer Ltd', { exact: true })).toBeVisible();
  await expect(sender.getByText('Company no. 09000180, VAT number GB900018000')).toBeVisible();
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
});

test('axe finds nothing serious in a request with offers', async ({ page }) => {
  await openOffers(page);
  await page.getByRole('button', { name: 'Pick fastest delivery' }).click();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: 'Check and accept' }).click();
  await expectNothingSerious(page);
});
