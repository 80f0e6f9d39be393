import { createHmac, randomBytes } from 'node:crypto';
import type { PaymentOutcome, PaymentRequest } from '../payments/payment-provider.ts';
import { createSandboxProvider } from '../payments/sandbox-provider.ts';
import { startStandIn, type ProviderWorld, type StandInAnswer } from './payments/provider-stand-in.ts';

interface Entry {
  sessionId: string;
  outcome: PaymentOutcome;
  amount: number;
  captured: number;
  refunded: number;
  isOpen: boolean;
}

const key = 'sandbox-key-of-the-tests';
const hmacKey = 'hmac-key-of-the-tests';

/** The provider API of apps/sandbox in memory, as far as the adapter uses it. */
export async function startSandboxWorld({ timeoutMs = 1_500 } = {}): Promise<ProviderWorld> {
  const entries = new Map<string, Entry>();
  const results = new Map<string, string>();
  const bySession = (id: string): Entry => [...entries.values()].find(({ sessionId }) => sessionId === id)!;
  const unknown: StandInAnswer = { status: 404, body: { code: 'unknown' } };

  const standIn = await startStandIn((method, path, body, headers) => {
    if (headers.authorization !== `Bearer ${key}`) return { status: 401 };
    const [, , call, id, verb] = path.split('/');
    if (method === 'POST' && call === 'sessions' && verb === 'close') {
      const entry = bySession(id!);
      entry.isOpen = false;
      return { status: 200, body: entry.outcome };
    }
    if (method === 'POST' && call === 'sessions') return openSession(body as unknown as PaymentRequest);
    if (call === 'sessions') {
      const entry = entries.get(verb!);
      return entry ? { status: 200, body: entry.outcome } : unknown;
    }
    if (call === 'results') {
      const entry = entries.get(results.get(id!) ?? '');
      return entry ? { status: 200, body: entry.outcome } : unknown;
    }
    const entry = entries.get(String(body['paymentId']));
    if (!entry || entry.outcome.pspReference !== body['pspReference']) return { status: 422 };
    if (call === 'captures') entry.captured = Number(body['amount']);
    else entry.refunded = entry.captured === 0 ? entry.amount : entry.captured;
    return { status: 200 };
  });

  function openSession({ paymentId, amount, currency }: PaymentRequest): StandInAnswer {
    const known = entries.get(paymentId);
    if (known && known.amount !== amount) return { status: 409 };
    const entry = known ?? {
      sessionId: randomBytes(8).toString('hex'),
      outcome: { paymentId, state: 'none', pspReference: null, method: null, amount: 0, currency },
      amount,
      captured: 0,
      refunded: 0,
      isOpen: true,
    };
    entries.set(paymentId, entry);
    return { status: 200, body: { sessionId: entry.sessionId } };
  }

  return {
    provider: createSandboxProvider({ url: `${standIn.url}/payments`, key, hmacKey, timeoutMs }),
    pay({ sessionId }, paying) {
      const entry = bySession(sessionId);
      const isPaid = paying === 'authorised' || paying === 'pending';
      if (entry.isOpen) {
        entry.outcome = {
          ...entry.outcome,
          state: paying,
          pspReference: randomBytes(8).toString('hex').toUpperCase(),
          method: 'scheme',
          amount: isPaid ? entry.amount : 0,
        };
      }
      const result = randomBytes(16).toString('base64url');
      results.set(result, entry.outcome.paymentId);
      return result;
    },
    webhook(paymentId) {
      const event = { eventId: randomBytes(8).toString('hex'), outcome: entries.get(paymentId)!.outcome };
      const body = Buffer.from(JSON.stringify(event));
      return { body, headers: { hmacsignature: createHmac('sha256', hmacKey).update(body).digest('base64') } };
    },
    writeDown: () => undefined,
    ledger(paymentId) {
      const entry = entries.get(paymentId);
      return {
        sessions: entry ? 1 : 0,
        captured: entry?.captured ?? 0,
        refunded: entry && entry.captured > 0 ? entry.refunded : 0,
        cancelled: entry !== undefined && entry.captured === 0 && entry.refunded > 0,
      };
    },
    get requests() {
      return standIn.state.requests;
    },
    get trouble() {
      return standIn.state.trouble;
    },
    set trouble(trouble) {
      standIn.state.trouble = trouble;
    },
    secrets: [key, hmacKey],
    url: standIn.url,
    close: () => standIn.close(),
  };
}
