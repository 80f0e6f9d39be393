import request from 'supertest';
import { startAdyenWorld } from '../../testing/payments/adyen-world.ts';
import { startPayingShop, type PayingShop } from '../../testing/payments/paying-shop.ts';
import type { ProviderWorld, Webhook } from '../../testing/payments/provider-stand-in.ts';
import { startSandboxWorld } from '../../testing/sandbox-world.ts';

jest.setTimeout(60_000);

describe.each([
  ['sandbox', startSandboxWorld],
  ['adyen', startAdyenWorld],
] as const)('webhooks of %s', (name, start) => {
  let world: ProviderWorld;
  let paying: PayingShop;
  beforeAll(async () => {
    world = await start({ timeoutMs: 2_000 });
    paying = await startPayingShop(world.provider);
  });
  afterAll(async () => {
    await paying.close();
    await world.close();
  });

  const tell = ({ body, headers }: Webhook, to = name as string) =>
    request(paying.shop.app)
      .post(`/webhooks/payments/${to}`)
      .set({ 'content-type': 'application/json', ...(headers as Record<string, string>) })
      // a buffer would be sent as JSON
      .send(body.toString());

  it('F7: place the order of a shopper who never returned; ten deliveries make one order and one capture', async () => {
    const { checkout, paymentId, session } = await paying.begin();
    world.pay(session, 'authorised');
    const notification = world.webhook(paymentId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(notification)));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(10).fill([200, '[accepted]']));
    const { orderNumber, state } = await checkout.read();
    expect(state).toBe('placed');
    await paying.workOutbox();
    await tell(notification).expect(200);
    await paying.workOutbox();
    expect(await checkout.read()).toMatchObject({ orderNumber, state: 'placed' });
    expect(world.ledger(paymentId)).toMatchObject({ captured: expect.any(Number) as number, refunded: 0 });
    const total = Math.round(Number(checkout.order.totals.total) * 100);
    expect(world.ledger(paymentId).captured).toBe(total);
  });

  it('F7: a refusal reopens the cart, and is ignored once the order is placed', async () => {
    const { checkout, paymentId, session } = await paying.begin('erik');
    world.pay(session, 'refused');
    const refusal = world.webhook(paymentId);
    await tell(refusal).expect(200);
    expect(await checkout.read()).toMatchObject({ state: 'open', payment: { state: 'refused' } });
    world.pay(session, 'authorised');
    await tell(world.webhook(paymentId)).expect(200);
    await tell(refusal).expect(200);
    expect(await checkout.read()).toMatchObject({ state: 'placed' });
    await paying.workOutbox();
    expect(world.ledger(paymentId)).toMatchObject({ refunded: 0, cancelled: false });
  });

  it('F7: forged, altered, unsigned, too long, malformed and of another provider change nothing', async () => {
    const { checkout, paymentId, session } = await paying.begin();
    world.pay(session, 'authorised');
    const { body, headers } = world.webhook(paymentId);
    const text = body.toString();
    const altered = (from: RegExp, to: string): Webhook => ({ body: Buffer.from(text.replace(from, to)), headers });
    for (const [webhook, status] of [
      [altered(new RegExp(paymentId), '0'.repeat(32)), 401],
      [altered(/("value"|"amount"):\d+/, '$1:1'), 401],
      [{ body: Buffer.from(text.replace(/"hmacSignature":"[^"]*"/, '"hmacSignature":"AAAA"')), headers: {} }, 401],
      [{ body: Buffer.from('nonsense'), headers }, 401],
      [{ body: Buffer.alloc(0), headers }, 401],
      [{ body: Buffer.from(text + ' '.repeat(70_000)), headers }, 413],
    ] as [Webhook, number][]) {
      await tell(webhook).expect(status);
    }
    await tell({ body, headers }, name === 'adyen' ? 'sandbox' : 'adyen').expect(404);
    await tell({ body, headers }, 'account').expect(404);
    await request(paying.shop.app).get(`/webhooks/payments/${name}`).expect(405);
    expect(await checkout.read()).toMatchObject({ state: 'paying', payment: { state: 'started' } });
    await tell({ body, headers }).expect(200);
    expect(await checkout.read()).toMatchObject({ state: 'placed' });
  });

  it('H9: leave no key, signature, address or card in the log', async () => {
    const { paymentId, session } = await paying.begin();
    world.pay(session, 'authorised');
    const { body, headers } = world.webhook(paymentId);
    await tell({ body, headers }).expect(200);
    await tell({ body: Buffer.from(body.toString().replace('authorised', 'x')), headers: {} });
    await paying.workOutbox();
    const log = JSON.stringify(paying.shop.logged, (_key, value: unknown) =>
      value instanceof Error ? { message: value.message, stack: value.stack } : value,
    );
    expect(log).toContain('payments.webhook');
    expect(log).toContain(paymentId);
    const signature = headers['hmacsignature'] ?? /"hmacSignature":"([^"]*)"/.exec(body.toString())![1];
    for (const secret of [...world.secrets, String(signature), checkoutMail]) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/\b4\d{15}\b/);
  });
});

const checkoutMail = '@';
