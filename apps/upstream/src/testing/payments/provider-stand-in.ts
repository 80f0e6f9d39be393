import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderSession } from '@shop/commerce-model';
import type { PaymentOutcome, PaymentProvider } from '../../payments/payment-provider.ts';

/** What the shopper does at the provider. */
export type Paying = 'authorised' | 'refused' | 'cancelled' | 'pending';

export interface Webhook {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** A payment provider with its own ledger, behind the tested adapter. */
export interface ProviderWorld {
  provider: PaymentProvider;
  /** Pays in a session; returns the redirect result. */
  pay(session: ProviderSession, paying: Paying): string;
  /** The webhook that the provider would send now. */
  webhook(paymentId: string): Webhook;
  /** Records the outcome of a webhook in the shop. */
  writeDown(outcome: PaymentOutcome): void;
  ledger(paymentId: string): { sessions: number; captured: number; refunded: number; cancelled: boolean };
  /** Requests that the provider received. */
  requests: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[];
  /** Nothing listens, no answer comes, or the answer is an error or malformed. */
  trouble: 'none' | 'hang' | 'fail' | 'garbage';
  /** Texts that must not appear outside of calls to the provider. */
  secrets: string[];
  url: string;
  close(): Promise<void>;
}

export interface StandInAnswer {
  status: number;
  body?: unknown;
}
type Answer = (
  method: string,
  path: string,
  body: Record<string, unknown>,
  headers: IncomingHttpHeaders,
) => StandInAnswer;

/** An HTTP server that answers JSON and can simulate trouble. */
export async function startStandIn(answer: Answer) {
  const state: Pick<ProviderWorld, 'requests' | 'trouble'> = { requests: [], trouble: 'none' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      state.requests.push({ method, path, headers, body });
      if (state.trouble === 'hang') return;
      if (state.trouble === 'fail') return void response.writeHead(503).end('{"status":503}');
      if (state.trouble === 'garbage') return void response.writeHead(200).end('<html>');
      const answered = answer(method, path, body === '' ? {} : (JSON.parse(body) as Record<string, unknown>), headers);
      response.writeHead(answered.status, { 'content-type': 'application/json' });
      response.end(answered.body === undefined ? '' : JSON.stringify(answered.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
