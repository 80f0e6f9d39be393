import { Browser } from '@shop/server/testing';
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

async function pay(request = shop.request()) {
  const browser = new Browser();
  const page = await browser.open(provider.payPage(await provider.open(request), 'paypal'));
  const { url } = await browser.send(page, /\/paypal$/);
  const { pspReference } = await provider.outcome(request.paymentId);
  const { paymentId, amount, currency } = request;
  return {
    redirectResult: url.searchParams.get('redirectResult')!,
    asked: { paymentId, pspReference, amount, currency },
  };
}

describe('repeated calls to the provider', () => {
  it('open one session per payment, even ten at once', async () => {
    const request = shop.request();
    const sessions = await Promise.all(Array.from({ length: 10 }, () => provider.open(request)));
    expect(new Set(sessions).size).toBe(1);
    expect(await provider.outcome(request.paymentId)).toEqual({
      paymentId: request.paymentId,
      state: 'none',
      pspReference: null,
      method: null,
      amount: request.amount,
      currency: 'EUR',
    });
  });

  it.each([{ amount: 1 }, { currency: 'SEK' }])('are refused for the same payment with %j', async (other) => {
    const request = shop.request();
    await provider.open(request);
    expect(await provider.ask('/sessions', { ...request, ...other })).toMatchObject({
      status: 409,
      body: { code: 'other_amount' },
    });
  });

  it('capture once and refund once, as the ledger shows', async () => {
    const { asked } = await pay();
    const entry = () => provider.entry(asked.paymentId);
    expect(await entry()).toMatchObject({ authorised: 123_450, captured: 0, refunded: 0, cancelled: 0 });
    const captures = await Promise.all([1, 2, 3].map(() => provider.ask('/captures', asked)));
    expect(captures.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await entry()).toMatchObject({ authorised: 123_450, captured: 123_450, refunded: 0 });
    const refunds = await Promise.all([1, 2].map(() => provider.ask('/refunds', asked)));
    expect(refunds.map(({ status }) => status)).toEqual([200, 200]);
    expect((await provider.ask('/captures', asked)).status).toBe(200);
    expect(await entry()).toMatchObject({ state: 'cancelled', captured: 123_450, refunded: 123_450, cancelled: 0 });
  });

  it('cancel a payment that was not captured, after which it cannot be captured', async () => {
    const request = shop.request();
    const { asked } = await pay(request);
    for (const _ of [1, 2]) expect((await provider.ask('/refunds', asked)).status).toBe(200);
    expect(await provider.ask('/captures', asked)).toMatchObject({ status: 409, body: { code: 'no_money' } });
    expect(await provider.entry(asked.paymentId)).toMatchObject({
      authorised: 123_450,
      captured: 0,
      refunded: 0,
      cancelled: 123_450,
    });
    const page = await new Browser().open(provider.payPage(await provider.open(request)));
    expect(page.body).toContain('the whole amount given back');
  });

  it('that close a session leave a payment as it is', async () => {
    const request = shop.request();
    const { asked } = await pay(request);
    const sessionId = await provider.open(request);
    expect((await provider.ask(`/sessions/${sessionId}/close`, {})).body.state).toBe('authorised');
    expect((await provider.ask('/captures', asked)).status).toBe(200);
  });
});

describe('the provider refuses', () => {
  it('calls without the right key', async () => {
    const request = shop.request();
    await provider.open(request);
    for (const key of ['', 'wrong', `${'x'.repeat(10_000)}`]) {
      const stranger = providerAt(sandbox.url, key);
      for (const [path, body] of [
        ['/sessions', shop.request()],
        [`/sessions/by-payment/${request.paymentId}`],
        ['/results/x'],
        ['/sessions/x/close', {}],
        ['/captures', {}],
        ['/refunds', {}],
      ] as const)
        expect((await stranger.ask(path, body)).status).toBe(401);
    }
  });

  it.each([
    { returnUrl: 'https://evil.example/checkout' },
    { returnUrl: 'javascript:alert(1)' },
    { amount: 0 },
    { amount: 1.5 },
    { currency: 'euro' },
    { expiresAt: 'tomorrow' },
    { paymentId: '' },
  ])('a session with %j', async (invalid) => {
    expect((await provider.ask('/sessions', shop.request(invalid))).status).toBe(422);
  });

  it('a body that is too large, or that is not JSON', async () => {
    const headers = { authorization: `Bearer ${'x'}` };
    expect((await provider.ask('/sessions', { paymentId: 'x'.repeat(30_000) })).status).toBe(413);
    expect((await fetch(`${sandbox.url}/payments/captures`, { method: 'POST', headers, body: '{' })).status).toBe(401);
  });

  it('unknown results, and captures that do not match the payment', async () => {
    const { redirectResult, asked } = await pay();
    expect((await provider.result(redirectResult)).body.paymentId).toBe(asked.paymentId);
    expect((await provider.result(`${redirectResult.slice(0, -1)}.`)).status).toBe(404);
    expect((await provider.ask('/sessions/by-payment/none')).status).toBe(404);
    expect((await provider.ask('/sessions/none/close', {})).status).toBe(404);
    for (const other of [{ amount: 1 }, { currency: 'SEK' }, { pspReference: 'X' }])
      expect((await provider.ask('/captures', { ...asked, ...other })).status).toBe(409);
    expect((await provider.ask('/captures', { ...asked, paymentId: 'none' })).status).toBe(404);
    const unpaid = shop.request();
    await provider.open(unpaid);
    expect((await provider.ask('/captures', { ...asked, paymentId: unpaid.paymentId })).status).toBe(409);
    expect((await provider.entry(asked.paymentId))!.captured).toBe(0);
  });
});

describe('the ledger', () => {
  it('is a table in a browser', async () => {
    const { asked } = await pay();
    const response = await fetch(`${sandbox.url}/payments/ledger`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    const page = await response.text();
    expect(page).toContain('<h1>Payments</h1>');
    expect(page).toContain(`<th scope="row">${asked.paymentId}</th>`);
  });

  it('contains no session ids, results or e-mail addresses', async () => {
    const request = shop.request();
    const sessionId = await provider.open(request);
    const { redirectResult } = await pay();
    const text = JSON.stringify((await provider.ask('/ledger')).body);
    expect(text).toContain(request.paymentId);
    for (const secret of [sessionId, redirectResult, request.email]) expect(text).not.toContain(secret);
  });
});
