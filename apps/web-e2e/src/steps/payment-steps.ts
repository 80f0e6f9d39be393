import { expect, type Page } from '@playwright/test';
import { newPerson, portalLink, signInLink, signUp, type Account } from './sign-in.ts';

/** What an order is made of: so many pieces, at least, of this article, else of the first gasket that can be bought. */
interface Wanted {
  pieces?: number;
  article?: { categoryId: string; commercialItemId: string };
}

/** An order that is ready to be paid. */
export interface PreparedOrder {
  orderId: string;
  cartId: string;
  who: Account;
}

/** Makes a new account, fills the checkout through the shop's API, and opens the payment step. */
export async function openPayment(page: Page, wanted: Wanted = {}): Promise<PreparedOrder> {
  const who = newPerson();
  await page.goto('/en-gb/cart');
  await signInLink(page).click();
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeVisible();
  await acceptTerms(page);
  return { who, ...(await openPaymentOf(page, who, wanted)) };
}

/** Answers the dialog that a new account gets. */
export const acceptTerms = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();

/** Prepares another order for a signed-in user, up to the payment. */
export async function openPaymentOf(
  page: Page,
  { email }: Pick<Account, 'email'>,
  wanted: Wanted = {},
): Promise<Omit<PreparedOrder, 'who'>> {
  const order = await page.evaluate(prepareOrder, { email, ...wanted });
  await page.goto('/en-gb/checkout/payment');
  await expect(payButton(page)).toBeVisible();
  return order;
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay|Order for) £/ });
export const choose = (page: Page, method: 'Card' | 'PayPal' | 'Invoice') =>
  page.getByRole('radio', { name: new RegExp(`^${method}`) }).check();

/** On the provider's page: enters a card of the sandbox and submits it. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await payButton(page).click();
  await page.waitForURL(/\/payments\/pay\//);
  await page.locator('input[name=number]').fill(number);
  await page.locator('input[name=expiry]').fill('12/34');
  await page.locator('input[name=securityCode]').fill('123');
  await page.locator('input[name=securityCode]').press('Enter');
}

/** The state of an order, from the shop's API. */
export async function orderOf(page: Page, { orderId }: Pick<PreparedOrder, 'orderId'>): Promise<{ state: string }> {
  return page.evaluate(async (id) => {
    const answer = await fetch(`/api/orders/${id}?language=en&country=GB&locale=en-gb`, { headers: { 'x-csrf': '1' } });
    return (await answer.json()) as { state: string };
  }, orderId);
}

/** The orders that the user has placed. */
export async function placedOrders(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/orders?language=en&country=GB&locale=en-gb', { headers: { 'x-csrf': '1' } });
    return (await answer.json()) as unknown[];
  });
}

/** Runs in the page. */
async function prepareOrder({ email, pieces = 1, article }: Wanted & { email: string }) {
  const market = 'language=en&country=GB&locale=en-gb';
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`/api${path}?${market}`, {
      method,
      headers: {
        'x-csrf': '1',
        ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  type Card = {
    genericItemId: string;
    commercialItemId: string;
    categoryId: string;
    salesDetails: { salesActions: string[]; minimumQuantity?: number; packQuantity?: number } | null;
  };
  const { items } = await call<{ items: Card[] }>('GET', `/items/category/${article?.categoryId ?? 'gaskets'}`);
  const { genericItemId, commercialItemId, categoryId, salesDetails } = items.find((item) =>
    article ? item.commercialItemId === article.commercialItemId : item.salesDetails?.salesActions.includes('Buy'),
  )!;
  const { minimumQuantity = 1, packQuantity = 1 } = salesDetails!;
  const quantity = Math.ceil(Math.max(minimumQuantity, pieces) / packQuantity) * packQuantity;
  const newId = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  // an existing cart stays in use
  const { id: cartId } = await call<{ id: string }>('POST', `/cart/${newId}/add`, {
    cartItemId: { genericItemId, commercialItemId, categoryId },
    quantity,
    action: 'Buy',
  });
  document.cookie = `cart-buy-gb=${cartId}; path=/`;
  type Order = { orderId: string; lines: { lineId: string; quantity: number }[] };
  const { orderId } = await call<Order>('POST', '/orders', { cartId });
  await call('PUT', `/orders/${orderId}/contact`, {
    email,
    phoneNumber: '+44 114 496 0182',
    yourReference: 'Vera',
    customerOrderReference: 'PO 4711',
    remark: '',
    companyNumber: '',
    electronicInvoiceNumber: '',
    vatId: '',
  });
  const deliveryAddress = {
    companyOrName: 'Vera Novak',
    streetAddress: '1 Mill Lane',
    addressLineTwo: '',
    zipCode: 'S3 8AB',
    city: 'Sheffield',
    countryCode: 'GB',
    stateCode: '',
  };
  const { lines } = await call<Order>('PUT', `/orders/${orderId}/shippingaddress`, deliveryAddress);
  const { choices } = await call<{ choices: { id: string; amount: string; currency: string }[] }>('POST', '/freight', {
    orderId,
    cartId,
    items: lines.map((line) => ({ lineId: line.lineId, quantity: line.quantity, requestedDate: null })),
    deliveryAddress,
    requestedDeliveryDate: null,
  });
  const [{ id: choiceId, amount, currency }] = choices as [(typeof choices)[number]];
  await call('PUT', `/orders/${orderId}/freight`, { cartId, choiceId, amount, currency, partialDelivery: false });
  return { orderId, cartId };
}
