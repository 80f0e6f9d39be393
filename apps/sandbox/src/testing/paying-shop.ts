import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Outcome } from '../payments/payments.ts';
import { readRegistration } from '../registration.ts';

export interface ReceivedWebhook {
  path: string;
  body: string;
  signature: string;
  eventId: string;
  outcome: Outcome;
}

export interface LedgerEntry extends Outcome {
  authorised: number;
  captured: number;
  refunded: number;
  cancelled: number;
}

/** The shop from the payment provider's view: it receives webhooks and calls the API. */
export async function startPayingShop() {
  const webhooks: ReceivedWebhook[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { eventId, outcome } = JSON.parse(body) as Pick<ReceivedWebhook, 'eventId' | 'outcome'>;
      const signature = String(request.headers['hmacsignature']);
      webhooks.push({ path: request.url ?? '', body, signature, eventId, outcome });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  let count = 0;

  return {
    url,
    webhooks,
    /** Sets its status for all following webhooks. */
    respondWith: (next: number) => void (status = next),
    /** Webhooks of a payment; waits until there are at least this many. */
    async webhooksOf(paymentId: string, minCount = 1, timeoutMs = 10_000): Promise<ReceivedWebhook[]> {
      const own = () => webhooks.filter(({ outcome }) => outcome.paymentId === paymentId);
      for (const end = Date.now() + timeoutMs; own().length < minCount && Date.now() < end;) await setTimeout(50);
      if (own().length < minCount) throw new Error(`Told ${own().length} times of ${paymentId}, not ${minCount}`);
      return own();
    },
    request: (more: Record<string, unknown> = {}) => ({
      paymentId: `payment-${(count += 1)}-${Date.now()}`,
      amount: 123_450,
      currency: 'EUR',
      country: 'DE',
      language: 'en-GB',
      email: 'anna@hamnverket.example',
      returnUrl: `${url}/checkout/verifypayment/order-1/cart-1`,
      expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
      ...more,
    }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The shop's server as a client of the provider. */
export function providerAt(sandboxUrl: string, key = readRegistration().paymentKey) {
  async function ask<T = Outcome>(path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${sandboxUrl}/payments${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }
  return {
    ask,
    async open(request: object): Promise<string> {
      const { body } = await ask<{ sessionId: string }>('/sessions', request);
      return body.sessionId;
    },
    outcome: async (paymentId: string) => (await ask(`/sessions/by-payment/${paymentId}`)).body,
    result: (redirectResult: string) => ask(`/results/${redirectResult}`),
    async entry(paymentId: string): Promise<LedgerEntry | undefined> {
      const { body } = await ask<LedgerEntry[]>('/ledger');
      return body.find((entry) => entry.paymentId === paymentId);
    },
    payPage: (sessionId: string, method = 'scheme') => `${sandboxUrl}/payments/pay/${sessionId}?method=${method}`,
  };
}
