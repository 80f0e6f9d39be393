import { randomBytes } from 'node:crypto';
import type { Types } from '@adyen/api-library';
import { adyenSettings, adyenWebhook, startAdyenWorld } from '../testing/payments/adyen-world.ts';
import { startStandIn, type ProviderWorld } from '../testing/payments/provider-stand-in.ts';
import { createAdyenProvider } from './adyen-provider.ts';
import type { AdyenEvent } from './adyen-webhook.ts';
import { nothingOf, type PaymentRequest } from './payment-provider.ts';

const failed: AdyenEvent[] = [];
let world: ProviderWorld;
beforeAll(async () => void (world = await startAdyenWorld({ onFailedEvent: (event) => void failed.push(event) })));
afterAll(() => world.close());
beforeEach(() => void world.requests.splice(0));

const request = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  paymentId: randomBytes(16).toString('hex'),
  amount: 129_900,
  currency: 'EUR',
  country: 'RS',
  language: 'sr-Latn-RS',
  email: 'buyer@mail.example',
  returnUrl: 'https://shop.example/sr-latn-rs/checkout/verifypayment/1/2',
  expiresAt: new Date('2026-11-21T20:30:00Z'),
  ...more,
});

type EventCode = Types.notification.NotificationRequestItem['eventCode'];
type Success = Types.notification.NotificationRequestItem['success'];
const told = (eventCode: string, success: boolean, more: object = {}, key?: string) => {
  const item = {
    amount: { value: 100, currency: 'EUR' },
    eventCode: eventCode as EventCode,
    merchantReference: 'a'.repeat(32),
    pspReference: 'B'.repeat(16),
    success: String(success) as Success,
    ...more,
  };
  const { body, headers } = adyenWebhook(item, key);
  return world.provider.readWebhook(body, headers);
};

describe('the Adyen adapter', () => {
  it('F6: requests card and PayPal, 3-D Secure by redirect, and a session that ends with the payment', async () => {
    const asked = request();
    const session = await world.provider.createSession(asked);
    expect(session.sessionData).toEqual(expect.any(String));
    expect(world.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v72/sessions',
      headers: { 'x-api-key': adyenSettings.apiKey, 'idempotency-key': `session-${asked.paymentId}` },
    });
    expect(JSON.parse(world.requests[0]!.body)).toEqual({
      merchantAccount: 'VadholmECOM',
      reference: asked.paymentId,
      amount: { value: 129_900, currency: 'EUR' },
      countryCode: 'RS',
      shopperLocale: 'sr-RS',
      shopperEmail: 'buyer@mail.example',
      returnUrl: asked.returnUrl,
      expiresAt: '2026-11-21T20:30:00.000Z',
      channel: 'Web',
      allowedPaymentMethods: ['scheme', 'paypal'],
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
      redirectToIssuerMethod: 'GET',
      redirectFromIssuerMethod: 'GET',
    });
    expect(world.provider.payPage(session, 'scheme')).toBeNull();
    expect(world.provider.browserSettings).toEqual({ clientKey: adyenSettings.clientKey, environment: 'test' });
  });

  it('F6: names no shopper when the account has no address', async () => {
    await world.provider.createSession(request({ email: null }));
    expect(JSON.parse(world.requests[0]!.body)).not.toHaveProperty('shopperEmail');
  });

  it('F6: calls the shop’s own live address', async () => {
    const live = await startAdyenWorld(
      {},
      { ...adyenSettings, environment: 'live-au', livePrefix: '1797a841fbb37ca7-Vadholm' },
    );
    await live.provider.createSession(request());
    // the stand-in replaces https://1797a841fbb37ca7-Vadholm-checkout-live.adyenpayments.com
    expect(live.requests[0]!.path).toBe('/checkout/v72/sessions');
    await live.close();
  });

  it('sends captures and refunds with keys of their own, so that each happens once', async () => {
    const asked = request();
    const session = await world.provider.createSession(asked);
    const { pspReference } = await world.provider.readRedirectResult(session, world.pay(session, 'authorised'));
    const payment = { ...asked, pspReference: pspReference! };
    await world.provider.capture(payment);
    await world.provider.refund(payment);
    expect(world.requests.slice(2).map(({ path, headers }) => [path, headers['idempotency-key']])).toEqual([
      [`/v72/payments/${pspReference}/captures`, `capture-${asked.paymentId}`],
      [`/v72/payments/${pspReference}/reversals`, `refund-${asked.paymentId}`],
    ]);
    // an unknown reference is an error, not an outage
    await expect(world.provider.capture({ ...request(), pspReference: 'X' })).rejects.toThrow('Adyen answers 422 167');
  });

  it.each([
    ['AUTHORISATION', true, 'authorised'],
    ['AUTHORISATION', false, 'refused'],
    ['PENDING', true, 'pending'],
  ] as const)('F7: a webhook %s with success %s means that the payment is %s', (code, success, state) => {
    expect(told(code, success)).toMatchObject([{ state, paymentId: 'a'.repeat(32) }]);
  });

  it('ignores other events for the payment, and reports a failed capture or refund to operators', () => {
    failed.splice(0);
    for (const code of ['CAPTURE', 'REFUND', 'CANCELLATION', 'CHARGEBACK', 'REPORT_AVAILABLE', 'OFFER_CLOSED']) {
      expect(told(code, true)).toEqual([]);
    }
    expect(failed).toEqual([]);
    for (const [code, success] of [
      ['CAPTURE', false],
      ['CAPTURE_FAILED', true],
      ['REFUND_FAILED', true],
    ] as const) {
      expect(told(code, success)).toEqual([]);
    }
    expect(failed.map(({ eventCode }) => eventCode)).toEqual(['CAPTURE', 'CAPTURE_FAILED', 'REFUND_FAILED']);
  });

  it('skips items of other merchant accounts of the company, and refuses a foreign signature', () => {
    expect(told('AUTHORISATION', true, { merchantAccountCode: 'VadholmPOS' })).toEqual([]);
    expect(() => told('AUTHORISATION', true, {}, 'AB'.repeat(32))).toThrow(
      expect.objectContaining({ status: 401 }) as Error,
    );
  });

  it('refuses a notification with one forged item', () => {
    const item = (reference: string, key?: string) =>
      JSON.parse(
        adyenWebhook(
          {
            amount: { value: 100, currency: 'EUR' },
            eventCode: 'AUTHORISATION' as EventCode,
            merchantReference: reference,
            pspReference: 'B'.repeat(16),
            success: 'true' as Success,
          },
          key,
        ).body.toString(),
      ) as { notificationItems: unknown[] };
    const both = {
      live: 'false',
      notificationItems: [item('a'), item('b', 'AB'.repeat(32))].flatMap((one) => one.notificationItems),
    };
    expect(() => world.provider.readWebhook(Buffer.from(JSON.stringify(both)), {})).toThrow(
      expect.objectContaining({ status: 401 }) as Error,
    );
  });
});

it('F7: a result that is paid without details is no outcome yet; the webhook completes it', async () => {
  const paymentId = 'c'.repeat(32);
  const standIn = await startStandIn((method) => ({
    status: 200,
    body:
      method === 'GET'
        ? { id: 'CS1', reference: paymentId, status: 'completed' }
        : { merchantReference: paymentId, resultCode: 'Authorised', pspReference: 'B'.repeat(16) },
  }));
  try {
    const provider = createAdyenProvider(adyenSettings, {
      origin: standIn.url,
      recordedOutcome: () => Promise.resolve(nothingOf(paymentId)),
    });
    const session = { sessionId: 'CS1', sessionData: null };
    for (const outcome of [
      await provider.readRedirectResult(session, 'x'),
      await provider.readSessionResult(session, 'x'),
    ]) {
      expect(outcome).toMatchObject({ paymentId, state: 'pending' });
    }
  } finally {
    await standIn.close();
  }
});
