import { expect, test, type Page } from '@playwright/test';
import { askPartner } from '../steps/asked-partner.ts';
import { grace, openSignedIn, paul } from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

// two people, one after the other
test.slow();

const main = (page: Page) => page.getByRole('main');

test(
  'G4, F6, H6: from request to delivery, buyer and partner see the same order and get the mails about it',
  core,
  async ({ page: buyer, baseURL, browser }) => {
    // the sandbox has its mailbox where people sign in
    const signIn = await buyer.context().request.get('/auth/login?returnTo=%2Fen-gb%2F&market=en-gb');
    const mailbox = new URL(signIn.url()).origin;
    await openSignedIn(buyer, '/en-gb/portal', grace);
    const getsMailAbout = (subjectPattern: RegExp) =>
      expect
        .poll(
          async () => {
            const answer = await buyer.request.get(`${mailbox}/mail.json?to=${encodeURIComponent(grace.email)}`);
            const mails = (await answer.json()) as { subject: string }[];
            return mails.map(({ subject }) => subject);
          },
          { timeout: 30_000 },
        )
        .toContainEqual(expect.stringMatching(subjectPattern));
    const { quoteNumber, articleNumbers } = await askPartner(buyer, 'becker-hamburg', {
      ...{ email: grace.email, lines: 2 },
      deliveryPlace: { countryCode: 'DE', zipCode: '24103', city: 'Kiel' },
    });

    const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 } });
    const partner = await context.newPage();
    await openSignedIn(partner, '/en-gb/portal', paul);
    await expect(main(partner).getByRole('link', { name: /wait(s)? for your answer/ })).toBeVisible();
    await partner.goto('/en-gb/portal/quoterequests');
    await expect(partner).toHaveURL(/box=received/);
    await main(partner).getByRole('link', { name: quoteNumber }).click();
    await expect(main(partner)).toContainText('Place of delivery24103 Kiel, Germany');
    await partner.getByRole('button', { name: 'Prepare an offer' }).click();
    for (const number of articleNumbers) await partner.getByLabel(`Unit price of ${number}, excl. tax`).fill('12');
    await partner.getByLabel('Lead time for all').fill('14');
    await partner.getByRole('button', { name: 'Fill lead times' }).click();
    await partner.getByLabel('Freight for the customer').selectOption({ label: 'Added as an amount' });
    await partner.getByLabel('Freight, excl. tax').fill('45');
    await expect(partner.getByLabel('Named place')).toHaveValue('Kiel');
    await partner.getByRole('button', { name: 'Send the offer' }).click();
    await expect(partner.getByText('The offer is sent.')).toBeVisible();
    await expect(main(partner)).toContainText('€765.00');
    await getsMailAbout(new RegExp(`^Angebot .*${quoteNumber}`));

    await buyer.goto(`/en-gb/portal/quoterequests/${quoteNumber}`);
    await expect(main(buyer)).toContainText('DAP Kiel, freight €45.00 excl. tax');
    // 12 for each of 20 and 40 pieces, and the freight
    await expect(main(buyer)).toContainText('€765.00');
    await buyer.getByRole('button', { name: /^Choose the whole offer/ }).click();
    await buyer.getByRole('button', { name: 'Check and accept' }).click();
    const acceptance = buyer.getByRole('dialog');
    await expect(acceptance).toContainText('€765.00');
    await acceptance.getByLabel(/^Your purchase order number/).fill('PO-2611');
    await acceptance.getByRole('button', { name: 'Accept' }).click();
    await expect(buyer.getByRole('link', { name: /^Order now/ })).toBeVisible();
    const orderId = await buyer.evaluate(orderOnAccount, { quoteNumber, email: grace.email });
    await buyer.goto(`/en-gb/portal/orders/${orderId}`);
    const heading = buyer.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(/SO-\d+/);
    const [orderNumber = ''] = /SO-\d+/.exec(await heading.innerText())!;
    await expect(main(buyer)).toContainText('Becker Kältetechnik GmbH');
    await expect(main(buyer)).toContainText('not confirmed yet');
    await getsMailAbout(new RegExp(orderNumber));

    await partner.reload();
    const order = partner.getByRole('region', { name: `Order ${orderNumber} to deliver` });
    await expect(order).toContainText('PO-2611');
    await order.getByRole('button', { name: 'Confirm these days' }).click();
    await expect(order).toContainText('You confirmed the days of delivery');
    await order.getByLabel('Carried by').fill('Albion Freight');
    await order.getByLabel(/^Tracking number/).fill('AL 4711');
    await order.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(order).toContainText('Everything is on its way.');
    // both changes are one mail if the second comes before the first is sent
    await getsMailAbout(
      new RegExp(`^Liefertage Ihrer Bestellung ${orderNumber}|^Ihre Bestellung ${orderNumber} ist unterwegs`),
    );

    await buyer.reload();
    await expect(main(buyer)).toContainText('AL 4711');
    await expect(main(buyer)).toContainText('confirmed on');
    await buyer.getByRole('button', { name: 'Ask about this order' }).click();
    await buyer
      .getByRole('dialog')
      .getByLabel(/^Your question/)
      .fill('Is a pump truck needed to unload?');
    await buyer.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(buyer.getByText('Your question is sent.')).toBeVisible();
    await expect(main(partner)).toContainText('Is a pump truck needed to unload?', { timeout: 20_000 });
    await context.close();
  },
);

/** Runs in the page: orders the accepted offer in the German checkout, through the shop's API. */
async function orderOnAccount({ quoteNumber, email }: { quoteNumber: string; email: string }): Promise<string> {
  const call = async (method: string, path: string, body?: unknown, ifMatch?: string) => {
    const answer = await fetch(`/api${path}?language=de&country=DE&locale=de-de`, {
      method,
      headers: {
        'x-csrf': '1',
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
        ...(ifMatch ? { 'if-match': ifMatch } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as never;
  };
  interface OpenOrder {
    orderId: string;
    eTag: string;
    lines: { lineId: string; quantity: number; requestedDate: string | null }[];
  }
  const quote: { offers: { accepted: { cartId: string } | null }[] } = await call('GET', `/quotes/${quoteNumber}`);
  const { cartId } = quote.offers.find(({ accepted }) => accepted)!.accepted!;
  const { orderId, lines }: OpenOrder = await call('POST', '/orders', { cartId });
  await call('PUT', `/orders/${orderId}/contact`, {
    ...{ email, phoneNumber: '+44 114 496 0182', yourReference: 'Pump house', customerOrderReference: '' },
    ...{ remark: 'Gate 4', companyNumber: '', electronicInvoiceNumber: '', vatId: '' },
  });
  const deliveryAddress = {
    ...{ companyOrName: 'Elmbridge Werk Kiel', streetAddress: 'Am Kai 9', addressLineTwo: '', stateCode: '' },
    ...{ zipCode: '24103', city: 'Kiel', countryCode: 'DE' },
  };
  await call('PUT', `/orders/${orderId}/shippingaddress`, deliveryAddress);
  const items = lines.map(({ lineId, quantity, requestedDate }) => ({ lineId, quantity, requestedDate }));
  const freight: { choices: { id: string; amount: string; currency: string }[] } = await call('POST', '/freight', {
    ...{ orderId, cartId, items, deliveryAddress, requestedDeliveryDate: null },
  });
  const { id: choiceId, amount, currency } = freight.choices[0]!;
  const ready: OpenOrder = await call('PUT', `/orders/${orderId}/freight`, {
    ...{ cartId, choiceId, amount, currency, partialDelivery: true },
  });
  const done = { cartId, paymentProvider: 'account', payload: {} };
  await call('PUT', `/orders/${orderId}/checkoutcompleted`, done, ready.eTag);
  return orderId;
}
