import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { Problem } from '../problem/problem.ts';
import {
  nothingOf,
  ProviderDownError,
  RedirectResultUnknownError,
  type AuthorisedPayment,
  type PaymentOutcome,
  type PaymentProvider,
} from './payment-provider.ts';
import { jsonOf, signatureInvalid } from './webhook-body.ts';

export interface SandboxProviderSettings {
  /** Base address of its API and pay page, `http://127.0.0.1:4940/payments`. */
  url: string;
  key: string;
  /** Key of the webhook signatures. */
  hmacKey: string;
  timeoutMs?: number;
}

/** Long enough for a slow provider, short enough for a shopper who waits after paying. */
const patienceMs = 5_000;

const outcomeSchema: z.ZodMiniType<PaymentOutcome> = z.object({
  paymentId: z.string(),
  state: z.enum(['none', 'pending', 'authorised', 'refused', 'cancelled', 'expired']),
  pspReference: z.nullable(z.string()),
  method: z.nullable(z.enum(['scheme', 'paypal'])),
  amount: z.number(),
  currency: z.string(),
});
const sessionSchema = z.object({ sessionId: z.string() });
const webhookSchema = z.object({ eventId: z.string(), outcome: outcomeSchema });

/**
 * Client of the sandbox payment API: a pay page on another origin, outcomes by documented card numbers. The
 * configuration refuses it without DEMO.
 */
export function createSandboxProvider({
  url,
  key,
  hmacKey,
  timeoutMs = patienceMs,
}: SandboxProviderSettings): PaymentProvider {
  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status >= 500) throw new Error(`answered ${response.status}`);
      return { status: response.status, body: response.ok && text !== '' ? JSON.parse(text) : null };
    } catch (error) {
      throw new ProviderDownError(`${method} ${path.split('/')[1]}: no answer`, { cause: error });
    }
  }

  /** For calls that fail only by an error in our code or configuration. */
  async function demand(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const answer = await ask(method, path, body);
    if (answer.status >= 300)
      throw new Error(`The sandbox answers ${answer.status} to ${method} ${path.split('/')[1]}`);
    return answer.body;
  }

  const move = async (path: string, { paymentId, pspReference, amount, currency }: AuthorisedPayment): Promise<void> =>
    void (await demand('POST', path, { paymentId, pspReference, amount, currency }));

  async function readResult(result: string): Promise<PaymentOutcome> {
    const answer = await ask('GET', `/results/${encodeURIComponent(result)}`);
    if ([400, 404, 422].includes(answer.status))
      throw new RedirectResultUnknownError('The sandbox does not know this result');
    if (answer.status >= 300) throw new Error(`The sandbox answers ${answer.status} to a result`);
    return outcomeSchema.parse(answer.body);
  }

  return {
    name: 'sandbox',
    browserSettings: { clientKey: null, environment: null },
    methods: ['scheme', 'paypal'],
    async createSession(request) {
      const { sessionId } = sessionSchema.parse(await demand('POST', '/sessions', request));
      return { sessionId, sessionData: null };
    },
    payPage: ({ sessionId }, method) =>
      `${url}/pay/${encodeURIComponent(sessionId)}?${new URLSearchParams({ method }).toString()}`,
    readRedirectResult: (_session, redirectResult) => readResult(redirectResult),
    readSessionResult: (_session, sessionResult) => readResult(sessionResult),
    async lookUp(paymentId) {
      const answer = await ask('GET', `/sessions/by-payment/${encodeURIComponent(paymentId)}`);
      if (answer.status === 404) return nothingOf(paymentId);
      if (answer.status >= 300) throw new Error(`The sandbox answers ${answer.status} to a look-up`);
      return outcomeSchema.parse(answer.body);
    },
    capture: (payment) => move('/captures', payment),
    refund: (payment) => move('/refunds', payment),
    async closeSession(_paymentId, { sessionId }) {
      await demand('POST', `/sessions/${encodeURIComponent(sessionId)}/close`);
    },
    readWebhook(rawBody, headers) {
      const given = headers['hmacsignature'];
      if (typeof given !== 'string' || !isSignature(given, rawBody, hmacKey)) throw signatureInvalid();
      const parsed = webhookSchema.safeParse(jsonOf(rawBody));
      if (!parsed.success) throw new Problem(400, 'invalid_request', 'The event does not match the schema');
      return [parsed.data.outcome];
    },
  };
}

function isSignature(given: string, rawBody: Buffer, hmacKey: string): boolean {
  const expected = createHmac('sha256', hmacKey).update(rawBody).digest();
  const bytes = Buffer.from(given, 'base64');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
