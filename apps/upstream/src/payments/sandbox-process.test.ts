import { registration, startSandbox, type RunningSandbox } from '@shop/server/testing';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { createMailer } from '../mail/mailer.ts';
import { expirePayment } from '../orders/payments/expire-payment.ts';
import { startPayingShop, type PayingShop } from '../testing/payments/paying-shop.ts';
import { checkVatNumber } from '../people/vat-numbers/check-vat-number.ts';
import { startWorkers } from '../workers.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

jest.setTimeout(90_000);

let server: Server;
let sandbox: RunningSandbox;
let paying: PayingShop;
let stopWorkers: () => Promise<void>;
let app: Express | undefined;

beforeAll(async () => {
  // the provider calls upstream itself; in production a proxy forwards only this path
  server = createServer((request, response) => void (app ? app(request, response) : response.writeHead(503).end()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sandbox = await startSandbox({ environment: { SHOP_URL: shopUrl } });
  const provider = createSandboxProvider({
    url: `${sandbox.url}/payments`,
    key: registration.paymentKey,
    hmacKey: registration.paymentHmacKey,
  });
  paying = await startPayingShop(provider, { shopUrl });
  stopWorkers = startWorkers({
    ...paying.jobDeps,
    openSearch: null,
    expire: expirePayment,
    reconcileAfterMs: 3_000,
    mailer: createMailer({ smtpUrl: `smtp://127.0.0.1:${sandbox.smtpPort}`, from: 'Vadholm <orders@vadholm.example>' }),
  });
});
afterAll(async () => {
  await stopWorkers();
  server.close();
  server.closeAllConnections();
  await paying.close();
  await sandbox.stop();
});

async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean, limitMs: number): Promise<T> {
  const endsAt = Date.now() + limitMs;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (Date.now() > endsAt) throw new Error(`Not reached: ${JSON.stringify(value).slice(0, 400)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('a shop and the sandbox provider in separate processes', () => {
  it('F6: a shopper who pays and never returns gets an order by webhook, captured, with one mail', async () => {
    app = paying.shop.app;
    const { checkout, paymentId, session } = await paying.begin();
    await sandbox.payByCard(session.sessionId, '4111111111111111');
    const order = await until(
      () => checkout.read(),
      ({ state }) => state === 'placed',
      10_000,
    );
    await until(
      () => paying.payment(paymentId),
      ({ isCaptured }) => isCaptured,
      10_000,
    );
    const mails = await until(
      () => sandbox.mailTo('anna.lindqvist@hamnverket.example'),
      (all) => all.length > 0,
      10_000,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${order.orderNumber}`]);
    const ledger = await (await fetch(`${sandbox.url}/payments/ledger.json`)).text();
    expect(ledger).not.toContain('4111111111111111');
  });

  longTest('F7: without webhooks the reconciler settles, even for a card whose answer is lost', async () => {
    app = undefined;
    const { checkout, session } = await paying.begin('erik');
    // answers neither the browser nor, for ten seconds, the first look-up of the shop
    void sandbox.payByCard(session.sessionId, '4000000000000119').catch(() => undefined);
    await until(
      () => checkout.read(),
      ({ state }) => state === 'placed',
      45_000,
    );
  });

  it('F7: refused stays refused when the result is sent twice, and the shopper can pay again', async () => {
    app = paying.shop.app;
    const first = await paying.begin('marie');
    const result = await sandbox.payByCard(first.session.sessionId, '4000000000000002');
    await first.checkout.tryToBringBack(result).expect(200);
    const again = await first.checkout.tryToBringBack(result).expect(200);
    expect(again.body).toMatchObject({ result: 'refused', order: { state: 'open' } });
    await first.checkout.tryToBringBack('forged').expect(422);
  });

  it('F3: checks ids in the VAT register', async () => {
    const url = `${sandbox.url}/vat`;
    expect(await checkVatNumber('DE136695976', { url })).toBe('valid');
  });
});
