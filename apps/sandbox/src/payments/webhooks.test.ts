import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistration } from '../registration.ts';
import { Browser } from '@shop/server/testing';
import { providerAt, startPayingShop } from '../testing/paying-shop.ts';
import { startSandbox, type RunningSandbox } from '@shop/server/testing';

let shop: Awaited<ReturnType<typeof startPayingShop>>;
let directory: string;
const started: RunningSandbox[] = [];
const signals: NodeJS.Signals[] = process.env['TESTS'] === 'core' ? ['SIGKILL'] : ['SIGTERM', 'SIGKILL'];

beforeEach(async () => {
  shop = await startPayingShop();
  directory = await mkdtemp(join(tmpdir(), 'shop-sandbox-'));
});
afterEach(async () => {
  for (const sandbox of started.splice(0)) await sandbox.stop();
  await shop.stop();
  await rm(directory, { recursive: true, force: true });
});

async function start(port = 0): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ directory, environment: { SHOP_URL: shop.url, PORT: String(port) } });
  started.push(sandbox);
  return sandbox;
}

async function end(sandbox: RunningSandbox, signal: NodeJS.Signals) {
  const ended = new Promise((resolve) => sandbox.child.once('exit', resolve));
  sandbox.child.kill(signal);
  await ended;
}

async function pay(sandbox: RunningSandbox, number?: string) {
  const request = shop.request();
  const provider = providerAt(sandbox.url);
  const sessionId = await provider.open(request);
  const browser = new Browser();
  const page = await browser.open(provider.payPage(sessionId, number ? 'scheme' : 'paypal'));
  if (number) await browser.send(page, /\/card$/, { number, expiry: '12/30', securityCode: '123' });
  else await browser.send(page, /\/paypal$/);
  return request.paymentId;
}

describe('a webhook to the shop', () => {
  it('is signed with the shared key over its exact bytes', async () => {
    const paymentId = await pay(await start());
    const [told] = await shop.webhooksOf(paymentId);
    const signed = createHmac('sha256', readRegistration().paymentHmacKey).update(told!.body).digest('base64');
    expect(told!.path).toBe('/webhooks/payments/sandbox');
    expect(told!.signature).toBe(signed);
  });

  longTest('is repeated with growing pauses until the shop accepts it, and then no more', async () => {
    shop.respondWith(503);
    const paymentId = await pay(await start());
    const since = Date.now();
    await shop.webhooksOf(paymentId, 2);
    shop.respondWith(202);
    const told = await shop.webhooksOf(paymentId, 3);
    expect(Date.now() - since).toBeGreaterThan(2_800);
    expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(1);
    expect(new Set(told.map(({ body }) => body)).size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    expect(await shop.webhooksOf(paymentId, 3)).toHaveLength(3);
  });

  it('is not accepted by a redirect', async () => {
    shop.respondWith(302);
    const paymentId = await pay(await start());
    expect(await shop.webhooksOf(paymentId, 2)).toHaveLength(2);
  });
});

describe('the end of the process', () => {
  it.each(signals)('loses no payments, sessions or webhooks (%s)', async (signal) => {
    shop.respondWith(500);
    const first = await start();
    const provider = providerAt(first.url);
    const paid = await pay(first);
    const pending = await pay(first, '4000 0000 0000 0259');
    const open = shop.request();
    const sessionId = await provider.open(open);
    const { pspReference } = await provider.outcome(paid);
    const asked = { paymentId: paid, pspReference, amount: open.amount, currency: open.currency };
    expect((await provider.ask('/captures', asked)).status).toBe(200);
    await shop.webhooksOf(paid);
    await end(first, signal);
    shop.webhooks.length = 0;
    shop.respondWith(200);

    await start(first.port);
    expect((await shop.webhooksOf(paid))[0]!.outcome).toMatchObject({ state: 'authorised', pspReference });
    expect((await shop.webhooksOf(pending))[0]!.outcome.state).toBe('authorised');
    expect(await provider.open(open)).toBe(sessionId);
    expect((await provider.ask('/captures', asked)).status).toBe(200);
    expect(await provider.entry(paid)).toMatchObject({ authorised: 123_450, captured: 123_450, refunded: 0 });
  });
});
