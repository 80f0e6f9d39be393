import { randomBytes } from 'node:crypto';
import type { ProviderSession } from '@shop/commerce-model';
import {
  ProviderDownError,
  RedirectResultUnknownError,
  type AuthorisedPayment,
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentRequest,
} from '../../payments/payment-provider.ts';

/** A payment as recorded by the provider. */
export interface FakePayment {
  request: PaymentRequest;
  session: ProviderSession;
  outcome: PaymentOutcome;
  isClosed: boolean;
  captures: number;
  refunds: number;
}

export interface FakePaymentProvider extends PaymentProvider {
  /** By payment id, in order of creation. */
  readonly ledger: Map<string, FakePayment>;
  /** Names of called methods: `createSession`. */
  readonly calls: string[];
  /** Makes every call fail, or work again. */
  setDown(isDown: boolean): void;
  /** Runs once, before the next session is returned. */
  meanwhile(happens: () => Promise<unknown>): void;
  /** Completes the payment on the provider's page; returns the redirect result. */
  finish(paymentId: string, outcome?: Partial<PaymentOutcome>): string;
  /** The payment of a session. */
  bySession(sessionId: string): FakePayment;
}

/** A payment provider in memory, controlled by the test. */
export function createFakePaymentProvider(): FakePaymentProvider {
  const ledger = new Map<string, FakePayment>();
  const results = new Map<string, string>();
  const calls: string[] = [];
  let isDown = false;
  let happens: (() => Promise<unknown>) | undefined;

  const asked = <Answer>(name: string, answer: () => Answer): Promise<Answer> => {
    calls.push(name);
    return isDown ? Promise.reject(new ProviderDownError('switched off')) : Promise.resolve().then(answer);
  };
  const entryOf = ({ paymentId }: Pick<AuthorisedPayment, 'paymentId'>): FakePayment => ledger.get(paymentId)!;
  const readResult = (result: string): PaymentOutcome => {
    const paymentId = results.get(result);
    if (paymentId === undefined) throw new RedirectResultUnknownError('forged');
    return entryOf({ paymentId }).outcome;
  };

  return {
    name: 'sandbox',
    browserSettings: { clientKey: null, environment: null },
    methods: ['scheme', 'paypal'],
    ledger,
    calls,
    setDown: (value) => void (isDown = value),
    meanwhile: (given) => void (happens = given),
    bySession: (sessionId) => [...ledger.values()].find(({ session }) => session.sessionId === sessionId)!,
    finish(paymentId, outcome = {}) {
      const entry = entryOf({ paymentId });
      const reference = { pspReference: entry.outcome.pspReference ?? randomBytes(6).toString('hex') };
      entry.outcome = { ...entry.outcome, ...reference, state: 'authorised', method: 'scheme', ...outcome };
      const result = randomBytes(16).toString('hex');
      results.set(result, paymentId);
      return result;
    },
    createSession: async (request) => {
      const first = happens;
      happens = undefined;
      await first?.();
      return asked('createSession', () => {
        const known = ledger.get(request.paymentId);
        if (known) {
          if (known.request.amount !== request.amount) throw new Error('Another amount for the same payment');
          return known.session;
        }
        const session = { sessionId: randomBytes(8).toString('hex'), sessionData: null };
        const { paymentId, amount, currency } = request;
        const outcome: PaymentOutcome = {
          paymentId,
          state: 'none',
          pspReference: null,
          method: null,
          amount,
          currency,
        };
        ledger.set(paymentId, { request, session, outcome, isClosed: false, captures: 0, refunds: 0 });
        return session;
      });
    },
    payPage: ({ sessionId }, method) => `https://provider.example/pay/${sessionId}?method=${method}`,
    readRedirectResult: (_session, redirectResult) => asked('readRedirectResult', () => readResult(redirectResult)),
    readSessionResult: (_session, sessionResult) => asked('readSessionResult', () => readResult(sessionResult)),
    lookUp: (paymentId) =>
      asked('lookUp', () => {
        const nothing = {
          paymentId,
          state: 'none',
          pspReference: null,
          method: null,
          amount: 0,
          currency: '',
        } as const;
        return ledger.get(paymentId)?.outcome ?? nothing;
      }),
    capture: (payment) => asked('capture', () => void (entryOf(payment).captures = 1)),
    refund: (payment) => asked('refund', () => void (entryOf(payment).refunds = 1)),
    closeSession: (paymentId) => asked('closeSession', () => void (entryOf({ paymentId }).isClosed = true)),
    readWebhook: () => [],
  };
}
