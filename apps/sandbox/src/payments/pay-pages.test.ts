import { Browser, type Shown } from '@shop/server/testing';
import { providerAt, startPayingShop } from '../testing/paying-shop.ts';
import { startSandbox, type RunningSandbox } from '@shop/server/testing';

let shop: Awaited<ReturnType<typeof startPayingShop>>;
let sandbox: RunningSandbox;
let provider: ReturnType<typeof providerAt>;

beforeAll(async () => {
  shop = await startPayingShop();
  sandbox = await startSandbox({ environment: { SHOP_URL: shop.url } });
  provider = providerAt(sandbox.url);
});
afterAll(async () => {
  await sandbox.stop();
  await shop.stop();
});

const card = (number: string, more = {}) => ({ number, expiry: '12 / 30', securityCode: '123', ...more });
const paid = '4111 1111 1111 1111';

async function begin(more: Record<string, unknown> = {}, method = 'scheme') {
  const request = shop.request(more);
  const sessionId = await provider.open(request);
  const browser = new Browser();
  const address = provider.payPage(sessionId, method);
  return { request, paymentId: request.paymentId, sessionId, browser, address, page: await browser.open(address) };
}

/** Result that the shop's server gets for the parameters with which the shopper returned to the shop. */
async function resultOfReturn({ url }: Shown) {
  expect(url.href.startsWith(`${shop.url}/checkout/verifypayment/order-1/cart-1?`)).toBe(true);
  return (await provider.result(url.searchParams.get('redirectResult')!)).body;
}

describe('F6: paying by card', () => {
  it('shows payee and amount, and fields that browsers can fill in', async () => {
    const { page } = await begin();
    expect(page.status).toBe(200);
    expect(page.body).toContain('<dd>Vadholm</dd>');
    expect(page.body).toContain('<dd>€1,234.50</dd>');
    for (const token of ['cc-number', 'cc-exp', 'cc-csc']) expect(page.body).toContain(`autocomplete="${token}"`);
    expect(page.body).not.toContain('<script');
  });

  it('4111…: is authorised at once', async () => {
    const { paymentId, browser, page } = await begin();
    const outcome = await resultOfReturn(await browser.send(page, /\/card$/, card(paid)));
    expect(outcome).toMatchObject({
      paymentId,
      state: 'authorised',
      method: 'scheme',
      amount: 123_450,
      currency: 'EUR',
    });
    expect(outcome.pspReference).toMatch(/^[0-9A-F]{16}$/);
    expect((await shop.webhooksOf(paymentId))[0]!.outcome).toEqual(outcome);
  });

  it('…0002: is refused', async () => {
    const { paymentId, browser, page } = await begin();
    const outcome = await resultOfReturn(await browser.send(page, /\/card$/, card('4000000000000002')));
    expect(outcome).toMatchObject({ state: 'refused', pspReference: null });
    expect((await shop.webhooksOf(paymentId))[0]!.outcome.state).toBe('refused');
  });

  it.each([
    ['approve', 'authorised'],
    ['deny', 'refused'],
  ])('…3155: the bank asks for confirmation; after %s the payment is %s', async (answer, state) => {
    const { paymentId, browser, page } = await begin();
    const challenge = await browser.send(page, /\/card$/, card('4000 0025 0000 3155'));
    expect(challenge.body).toContain('•••• 3155');
    expect((await provider.outcome(paymentId)).state).toBe('none');
    expect(await resultOfReturn(await browser.send(challenge, /\/challenge$/, { answer }))).toMatchObject({ state });
  });

  it.each([
    ['4000 0000 0000 0259', 'authorised'],
    ['4000 0000 0000 0341', 'refused'],
  ])('%s: is pending, and five seconds later the shop gets a webhook that it is %s', async (number, state) => {
    const { paymentId, browser, page, address } = await begin();
    expect(await resultOfReturn(await browser.send(page, /\/card$/, card(number)))).toMatchObject({
      state: 'pending',
      pspReference: null,
    });
    expect((await browser.open(address)).body).toContain('This payment is being checked');
    const [told] = await shop.webhooksOf(paymentId);
    expect(told!.outcome.state).toBe(state);
    expect((await provider.outcome(paymentId)).state).toBe(state);
  });

  longTest('…0119: is authorised, but the browser gets no answer, and the server’s first query hangs', async () => {
    const { paymentId, browser, page } = await begin();
    const sent = browser.send(page, /\/card$/, card('4000 0000 0000 0119'));
    const answered = expect(sent).rejects.toThrow('socket hang up');
    while ((await provider.entry(paymentId))!.state === 'none') await new Promise((resolve) => setTimeout(resolve, 20));
    const since = performance.now();
    const first = provider.outcome(paymentId).then(() => performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await provider.outcome(paymentId)).toMatchObject({ state: 'authorised' });
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(await first).toBeGreaterThan(9_900);
    await answered;
    expect((await provider.entry(paymentId))!.authorised).toBe(123_450);
    expect(shop.webhooks.filter(({ outcome }) => outcome.paymentId === paymentId)).toEqual([]);
  });

  it('a click on a test card fills in the form, without a script', async () => {
    const { browser, address } = await begin();
    const filled = await browser.open(`${address}&card=challenge`);
    expect(filled.body).toMatch(/name="number"[^>]*value="4000 0025 0000 3155"/);
    expect(filled.body).toMatch(/name="securityCode"[^>]*value="123"/);
    expect(filled.body).toMatch(/name="expiry"[^>]*value="12\/\d\d"/);
  });

  it('shows an error at each invalid field, and never repeats a card that may be real', async () => {
    const { paymentId, browser, page } = await begin();
    const empty = await browser.send(page, /\/card$/, card('', { expiry: '', securityCode: '' }));
    expect(empty.status).toBe(400);
    expect(empty.body).toContain('<title>Error: Pay by card');
    expect(empty.body).toMatch(/id="number-error">Enter the number/);
    expect(empty.body).toMatch(/id="expiry-error">Enter month and year/);
    expect(empty.body).toMatch(/id="securityCode-error">Enter 3 or 4 digits/);
    const own = await browser.send(page, /\/card$/, card('5555 5555 5555 4444', { expiry: '01/20' }));
    expect(own.body).toContain('This is not a test card.');
    expect(own.body).toContain('This date has passed.');
    expect(own.body).not.toMatch(/5555|value="123"/);
    expect((await provider.outcome(paymentId)).state).toBe('none');
  });

  it.each([
    ['sv-SE', 'Betala med kort'],
    ['de-DE', 'Mit Karte zahlen'],
    ['fr-FR', 'Payer par carte'],
    ['nl-NL', 'Betalen met kaart'],
    ['pt-BR', 'Pagar com cartão'],
    ['sr-Latn-RS', 'Plaćanje karticom'],
  ])('uses the shop’s language whatever the browser prefers: %s', async (language, title) => {
    const { page } = await begin({ language });
    expect(page.body).toContain(`<h1>${title}</h1>`);
  });
});

describe('F6: paying by PayPal', () => {
  it('approving pays', async () => {
    const { browser, page } = await begin({}, 'paypal');
    expect(page.body).toContain('anna@hamnverket.example');
    expect(await resultOfReturn(await browser.send(page, /\/paypal$/))).toMatchObject({
      state: 'authorised',
      method: 'paypal',
    });
  });

  it('cancelling does not pay', async () => {
    const { paymentId, browser, page } = await begin({}, 'paypal');
    expect(await resultOfReturn(await browser.send(page, /\/cancel$/))).toMatchObject({
      state: 'cancelled',
      method: null,
    });
    expect((await provider.entry(paymentId))!.authorised).toBe(0);
  });
});

describe('a payment', () => {
  it('is paid once, however often and with whatever card the form is sent', async () => {
    const { paymentId, browser, page } = await begin();
    const sent = await Promise.all([1, 2, 3].map(() => browser.send(page, /\/card$/, card(paid))));
    const outcomes = await Promise.all(sent.map(resultOfReturn));
    expect(new Set(outcomes.map(({ pspReference }) => pspReference)).size).toBe(1);
    const { url } = await browser.send(page, /\/card$/, card('4000 0000 0000 0002'));
    expect((await provider.result(url.searchParams.get('redirectResult')!)).body).toEqual(outcomes[0]);
    expect(await provider.entry(paymentId)).toMatchObject({ state: 'authorised', authorised: 123_450 });
    await shop.webhooksOf(paymentId);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await shop.webhooksOf(paymentId)).toHaveLength(1);
  });

  it('that is paid says so on a return to the page, with a link to the shop', async () => {
    const { browser, page, address } = await begin();
    const { url } = await browser.send(page, /\/card$/, card(paid));
    const again = await browser.open(address);
    expect(again.status).toBe(410);
    expect(again.body).toContain('This is paid already');
    expect(again.body).toContain('€1,234.50 was paid, once.');
    expect(again.body).toContain(`href="${url.href}"`);
  });

  it('that has expired says so, ignores a form that was left open, and is reported to the shop', async () => {
    const { paymentId, browser, page, address } = await begin({
      expiresAt: new Date(Date.now() + 1_000).toISOString(),
    });
    expect(page.body).toContain('Pay by card');
    expect((await shop.webhooksOf(paymentId))[0]!.outcome.state).toBe('expired');
    expect(await resultOfReturn(await browser.send(page, /\/card$/, card(paid)))).toMatchObject({ state: 'expired' });
    expect((await browser.open(address)).body).toContain('The time to pay is over');
    expect((await provider.entry(paymentId))!.authorised).toBe(0);
  });

  it('that the shop has closed can no longer be paid', async () => {
    const { sessionId, browser, page, address } = await begin();
    expect((await provider.ask(`/sessions/${sessionId}/close`, {})).body.state).toBe('cancelled');
    expect(await resultOfReturn(await browser.send(page, /\/card$/, card(paid)))).toMatchObject({ state: 'cancelled' });
    expect((await browser.open(address)).body).toContain('This payment was cancelled');
  });

  it('with an unknown id only links to the shop', async () => {
    const { browser } = await begin();
    for (const path of ['unknown', '..%2fledger', `${'x'.repeat(500)}`, "';--"]) {
      const page = await browser.open(`${sandbox.url}/payments/pay/${path}`);
      expect(page.status).toBe(404);
      expect(page.body).toContain('This payment is not known');
      expect(page.body).toContain(`href="${shop.url}/"`);
    }
  });

  it('cannot be confirmed at the bank before the bank has asked', async () => {
    const { paymentId, browser, sessionId } = await begin();
    const path = `${sandbox.url}/payments/pay/${sessionId}/challenge`;
    expect((await browser.open(path)).body).toContain('Pay by card');
    expect((await browser.open(path, { form: { answer: 'approve' } })).body).toContain('Pay by card');
    expect((await provider.outcome(paymentId)).state).toBe('none');
  });

  it('takes only the card from the form: no amount, no return URL', async () => {
    const { paymentId, browser, page } = await begin();
    const hostile = { amount: '1', currency: 'SEK', returnUrl: 'https://evil.example', state: 'authorised' };
    const outcome = await resultOfReturn(await browser.send(page, /\/card$/, { ...card(paid), ...hostile }));
    expect(outcome).toMatchObject({ paymentId, amount: 123_450, currency: 'EUR' });
  });
});
