import { randomBytes } from 'node:crypto';
import { startAdyenWorld } from '../testing/payments/adyen-world.ts';
import type { Paying, ProviderWorld } from '../testing/payments/provider-stand-in.ts';
import { startSandboxWorld } from '../testing/sandbox-world.ts';
import { ProviderDownError, RedirectResultUnknownError, type PaymentRequest } from './payment-provider.ts';

const newPayment = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  paymentId: randomBytes(16).toString('hex'),
  amount: 129_900,
  currency: 'EUR',
  country: 'DE',
  language: 'de-DE',
  email: 'buyer@mail.example',
  returnUrl: 'https://shop.example/de-de/checkout/verifypayment/1/2',
  expiresAt: new Date(Date.now() + 30 * 60_000),
  ...more,
});

// Contract that both providers fulfil. What only one of them has is in its own tests.
describe.each([
  ['sandbox', startSandboxWorld],
  ['adyen', startAdyenWorld],
] as const)('the payment provider %s', (name, start) => {
  let world: ProviderWorld;
  beforeAll(async () => void (world = await start()));
  afterAll(() => world.close());
  beforeEach(() => void (world.trouble = 'none'));

  async function paid(paying: Paying) {
    const request = newPayment();
    const session = await world.provider.createSession(request);
    return { request, session, result: world.pay(session, paying) };
  }

  it('F6: opens one session per payment, however often it is requested', async () => {
    const request = newPayment();
    const first = await world.provider.createSession(request);
    expect(await world.provider.createSession(request)).toEqual(first);
    expect(world.ledger(request.paymentId)).toMatchObject({ sessions: 1 });
    expect(world.provider).toMatchObject({ name, methods: ['scheme', 'paypal'] });
  });

  it('F6: opens a session for an account without an address', async () => {
    const request = newPayment({ email: null });
    await world.provider.createSession(request);
    expect(world.ledger(request.paymentId)).toMatchObject({ sessions: 1 });
  });

  it.each([['authorised'], ['refused'], ['cancelled'], ['pending']] as const)(
    'F7: the result brought back means that the payment is %s, however often it is read',
    async (paying) => {
      const { request, session, result } = await paid(paying);
      const { paymentId, amount, currency } = request;
      for (const read of [
        () => world.provider.readRedirectResult(session, result),
        () => world.provider.readRedirectResult(session, result),
        () => world.provider.readSessionResult(session, result),
      ]) {
        const outcome = await read();
        expect(outcome).toMatchObject({ paymentId, state: paying, method: 'scheme' });
        expect(outcome.pspReference).toMatch(/^[0-9A-F]{16}$/);
        if (paying === 'authorised') expect(outcome).toMatchObject({ amount, currency });
      }
    },
  );

  it('F7: a forged result, or one of another session, is no outcome', async () => {
    const { session } = await paid('authorised');
    for (const forged of ['x', '', 'a/../b', 'é', 'A'.repeat(5_000)]) {
      await expect(world.provider.readRedirectResult(session, forged)).rejects.toThrow(RedirectResultUnknownError);
      await expect(world.provider.readSessionResult(session, forged)).rejects.toThrow(RedirectResultUnknownError);
    }
    const other = await paid('authorised');
    // the outcome names the payment, so that the caller sees that it is another one
    const outcome = await world.provider.readRedirectResult(session, other.result);
    expect(outcome.paymentId).toBe(other.request.paymentId);
  });

  it('finds the state of a payment by our own id, even of an unknown one', async () => {
    const { request, session } = await paid('authorised');
    const { body, headers } = world.webhook(request.paymentId);
    for (const outcome of world.provider.readWebhook(body, headers)) world.writeDown(outcome);
    expect(await world.provider.lookUp(request.paymentId, session)).toMatchObject({ state: 'authorised' });
    expect(await world.provider.lookUp('0'.repeat(32), null)).toMatchObject({ state: 'none', pspReference: null });
  });

  it('captures once, refunds once, and cancels what was never captured', async () => {
    const first = await paid('authorised');
    const { paymentId, amount, currency } = first.request;
    const { pspReference } = await world.provider.readRedirectResult(first.session, first.result);
    const payment = { paymentId, pspReference: pspReference!, amount, currency };
    await world.provider.capture(payment);
    await world.provider.capture(payment);
    expect(world.ledger(paymentId)).toMatchObject({ captured: amount, refunded: 0, cancelled: false });
    await world.provider.refund(payment);
    await world.provider.refund(payment);
    expect(world.ledger(paymentId)).toMatchObject({ captured: amount, refunded: amount });

    const second = await paid('authorised');
    const outcome = await world.provider.readRedirectResult(second.session, second.result);
    const uncaptured = { ...payment, paymentId: second.request.paymentId, pspReference: outcome.pspReference! };
    await world.provider.refund(uncaptured);
    expect(world.ledger(second.request.paymentId)).toMatchObject({ captured: 0, cancelled: true });
  });

  it('closes a session and keeps what was paid in it', async () => {
    const { request, session, result } = await paid('authorised');
    await world.provider.closeSession(request.paymentId, session);
    await world.provider.closeSession(request.paymentId, session);
    expect(await world.provider.readRedirectResult(session, result)).toMatchObject({ state: 'authorised' });
    expect(world.ledger(request.paymentId)).toMatchObject({ refunded: 0, cancelled: false });
  });

  it('F7: trusts a webhook only by its signature', async () => {
    const { request } = await paid('authorised');
    const { body, headers } = world.webhook(request.paymentId);
    expect(world.provider.readWebhook(body, headers)).toEqual([
      expect.objectContaining({ paymentId: request.paymentId, state: 'authorised', amount: request.amount }),
    ]);
    const raised = Buffer.from(body.toString().replaceAll('129900', '1'));
    const resigned = Buffer.from(body.toString().replace(/("hmacSignature":")[^"]*/, '$1'));
    const refused: [Buffer, typeof headers][] = [
      [raised, headers],
      [name === 'adyen' ? resigned : body, {}],
      [Buffer.from('{}'), headers],
      [Buffer.from('nonsense'), headers],
      [Buffer.alloc(0), headers],
      [raised, { hmacsignature: 'A' }],
    ];
    for (const [bytes, given] of refused) {
      expect(() => world.provider.readWebhook(bytes, given)).toThrow(
        expect.objectContaining({ status: 401, code: 'signature_invalid' }) as Error,
      );
    }
  });

  it.each(['hang', 'fail', 'garbage'] as const)('reports in time that nothing is known: %s', async (trouble) => {
    const { request, session } = await paid('pending');
    world.trouble = trouble;
    const payment = { ...request, pspReference: 'X' };
    const calls: [string, () => Promise<unknown>][] = [
      ['createSession', () => world.provider.createSession(newPayment())],
      ['readRedirectResult', () => world.provider.readRedirectResult(session, 'y')],
      ['readSessionResult', () => world.provider.readSessionResult(session, 'y')],
      ['capture', () => world.provider.capture(payment)],
      ['refund', () => world.provider.refund(payment)],
      ...(name === 'sandbox'
        ? ([['lookUp', () => world.provider.lookUp(request.paymentId, session)]] as [string, () => Promise<unknown>][])
        : []),
    ];
    for (const [call, run] of calls) {
      const startedAt = performance.now();
      const error = await run().then(
        () => null,
        (failure: unknown) => failure,
      );
      expect([call, error]).toEqual([call, expect.any(ProviderDownError)]);
      expect(performance.now() - startedAt).toBeLessThan(7_500);
    }
  });

  it('H9: never exposes a key of ours, and sees no card number', async () => {
    const { session } = await paid('authorised');
    world.trouble = 'fail';
    const errors = [];
    for (const run of [
      () => world.provider.createSession(newPayment()),
      () => world.provider.capture({ ...newPayment(), pspReference: 'X' }),
    ]) {
      errors.push(await run().catch((error: unknown) => error));
    }
    const seen = JSON.stringify([session, world.provider.browserSettings, world.provider.payPage(session, 'scheme')]);
    const printed = errors.map((error) => `${(error as Error).stack} ${String((error as Error).cause)}`).join();
    for (const secret of world.secrets) {
      expect(seen).not.toContain(secret);
      expect(printed).not.toContain(secret);
      expect(world.requests.some(({ body, path }) => `${path}${body}`.includes(secret))).toBe(false);
    }
    expect(world.requests.length).toBeGreaterThan(10);
    for (const { body } of world.requests) expect(body).not.toMatch(/\b\d{13,19}\b|cvc|encryptedCard/i);
  });
});
