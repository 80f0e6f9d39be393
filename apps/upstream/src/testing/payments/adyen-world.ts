import { hmacValidator, type Types } from '@adyen/api-library';
import { randomBytes } from 'node:crypto';
import { createAdyenProvider, type AdyenOptions, type AdyenSettings } from '../../payments/adyen-provider.ts';
import { nothingOf, type PaymentOutcome } from '../../payments/payment-provider.ts';
import { startStandIn, type Paying, type ProviderWorld, type StandInAnswer } from './provider-stand-in.ts';

type Checkout = typeof Types.checkout;
type Plain<T> = { [key in keyof T]: T[key] };
type SessionRequest = Types.checkout.CreateCheckoutSessionRequest;
type SessionAnswer = Plain<Types.checkout.CreateCheckoutSessionResponse>;
type DetailsAnswer = Plain<Types.checkout.PaymentDetailsResponse>;
type ResultAnswer = Plain<Types.checkout.SessionResultResponse>;
type CaptureAnswer = Plain<Types.checkout.PaymentCaptureResponse>;
type ReversalAnswer = Plain<Types.checkout.PaymentReversalResponse>;
type ErrorAnswer = Plain<Types.checkout.ServiceError>;
type Item = Plain<Types.notification.NotificationRequestItem>;
type ResultCode = InstanceType<Checkout['PaymentDetailsResponse']>['resultCode'];
type Status = InstanceType<Checkout['SessionResultResponse']>['status'];

interface Entry {
  id: string;
  request: SessionRequest;
  paying: Paying | null;
  pspReference: string;
  captured: number;
  reversed: boolean;
}

export const adyenSettings: AdyenSettings = {
  environment: 'test',
  merchantAccount: 'VadholmECOM',
  apiKey: 'api-key-of-the-tests',
  clientKey: 'test_CLIENTKEYOFTHETESTS',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  livePrefix: null,
};

const resultCodes: Record<Paying, string> = {
  authorised: 'Authorised',
  refused: 'Refused',
  cancelled: 'Cancelled',
  pending: 'Pending',
};
const statuses: Record<Paying, string> = {
  authorised: 'completed',
  refused: 'refused',
  cancelled: 'canceled',
  pending: 'paymentPending',
};

/** Stand-in for Adyen's Checkout API v72, with answers from its public reference, typed by the api-library. */
export async function startAdyenWorld(
  { timeoutMs = 1_500, onFailedEvent }: Pick<AdyenOptions, 'timeoutMs' | 'onFailedEvent'> = {},
  settings: AdyenSettings = adyenSettings,
): Promise<ProviderWorld> {
  const entries = new Map<string, Entry>();
  const results = new Map<string, Entry>();
  const repeated = new Map<string, StandInAnswer>();
  const written = new Map<string, PaymentOutcome>();
  const reference = (): string => randomBytes(8).toString('hex').toUpperCase();
  const refuse = (status: number, errorCode: string, message: string): StandInAnswer => {
    const body: ErrorAnswer = { status, errorCode, message, errorType: 'validation' };
    return { status, body };
  };

  const standIn = await startStandIn((method, path, body, headers) => {
    if (headers['x-api-key'] !== settings.apiKey) return refuse(401, '000', 'HTTP Status Response - Unauthorized');
    const key = headers['idempotency-key'];
    if (method === 'POST' && typeof key === 'string') {
      const answer = repeated.get(key) ?? answerTo(path, body);
      if (answer.status < 300) repeated.set(key, answer);
      return answer;
    }
    return answerTo(path, body);
  });

  function answerTo(path: string, body: Record<string, unknown>): StandInAnswer {
    const url = new URL(path, 'http://adyen.example');
    const [, call, id, verb] = url.pathname.slice(url.pathname.indexOf('/v72') + 1).split('/');
    if (call === 'sessions' && id === undefined) return openSession(body as unknown as SessionRequest);
    if (call === 'sessions') return sessionResult(id!, url.searchParams.get('sessionResult'));
    if (verb === undefined) return details(String((body['details'] as { redirectResult?: string }).redirectResult));
    const entry = [...entries.values()].find(({ pspReference }) => pspReference === id);
    if (!entry) return refuse(422, '167', 'Original pspReference required for this operation');
    if (verb === 'captures') {
      entry.captured += (body['amount'] as { value: number }).value;
      const captured: CaptureAnswer = {
        amount: body['amount'] as CaptureAnswer['amount'],
        merchantAccount: settings.merchantAccount,
        paymentPspReference: id!,
        pspReference: reference(),
        status: 'received' as CaptureAnswer['status'],
      };
      return { status: 201, body: captured };
    }
    entry.reversed = true;
    const reversed: ReversalAnswer = {
      merchantAccount: settings.merchantAccount,
      paymentPspReference: id!,
      pspReference: reference(),
      status: 'received' as ReversalAnswer['status'],
    };
    return { status: 201, body: reversed };
  }

  function openSession(request: SessionRequest): StandInAnswer {
    const entry: Entry = {
      id: `CS${reference()}`,
      request,
      paying: null,
      pspReference: reference(),
      captured: 0,
      reversed: false,
    };
    entries.set(`${request.reference} ${entry.id}`, entry);
    const { amount, merchantAccount, returnUrl, expiresAt } = request;
    const answer: SessionAnswer = {
      id: entry.id,
      amount,
      merchantAccount,
      returnUrl,
      expiresAt: expiresAt!,
      reference: request.reference,
      sessionData: 'Ab02b4c0!BQABAgBfYI29',
    };
    return { status: 201, body: answer };
  }

  function details(redirectResult: string): StandInAnswer {
    const entry = results.get(redirectResult);
    if (!entry) return refuse(422, '14_006', 'Invalid redirectResult provided');
    const { amount, reference: merchantReference } = entry.request;
    const answer: DetailsAnswer = {
      pspReference: entry.pspReference,
      resultCode: resultCodes[entry.paying!] as ResultCode,
      merchantReference,
      paymentMethod: { brand: 'visa', type: 'scheme' },
      ...(entry.paying === 'authorised' || entry.paying === 'pending' ? { amount } : {}),
      ...(entry.paying === 'refused' ? { refusalReason: 'Refused', refusalReasonCode: '2' } : {}),
    };
    return { status: 200, body: answer };
  }

  function sessionResult(id: string, result: string | null): StandInAnswer {
    const entry = results.get(result ?? '');
    if (entry?.id !== id) return refuse(422, '14_0417', 'Invalid sessionResult');
    const { amount, reference: merchantReference } = entry.request;
    const answer: ResultAnswer = {
      id,
      reference: merchantReference,
      status: statuses[entry.paying!] as Status,
      payments: [
        {
          amount,
          paymentMethod: { brand: 'visa', type: 'scheme' },
          pspReference: entry.pspReference,
          resultCode: resultCodes[entry.paying!] as never,
        },
      ],
    };
    return { status: 200, body: answer };
  }

  const ofPayment = (paymentId: string): Entry[] =>
    [...entries.values()].filter(({ request }) => request.reference === paymentId);

  return {
    provider: createAdyenProvider(settings, {
      recordedOutcome: (paymentId) => Promise.resolve(written.get(paymentId) ?? nothingOf(paymentId)),
      origin: standIn.url,
      timeoutMs,
      ...(onFailedEvent ? { onFailedEvent } : {}),
    }),
    pay({ sessionId }, paying) {
      const entry = [...entries.values()].find(({ id }) => id === sessionId)!;
      entry.paying = paying;
      const result = randomBytes(16).toString('base64url');
      results.set(result, entry);
      return result;
    },
    webhook(paymentId) {
      const { request, paying, pspReference } = ofPayment(paymentId)[0]!;
      return adyenWebhook({
        amount: request.amount,
        eventCode: (paying === 'pending' ? 'PENDING' : 'AUTHORISATION') as Item['eventCode'],
        merchantReference: paymentId,
        paymentMethod: 'visa',
        pspReference,
        success: String(paying === 'pending' || paying === 'authorised') as Item['success'],
      });
    },
    writeDown: (outcome) => void written.set(outcome.paymentId, outcome),
    ledger(paymentId) {
      const [entry] = ofPayment(paymentId);
      return {
        sessions: ofPayment(paymentId).length,
        captured: entry?.captured ?? 0,
        refunded: entry?.reversed ? entry.captured : 0,
        cancelled: entry !== undefined && entry.reversed && entry.captured === 0,
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
    secrets: [settings.apiKey, settings.hmacKey],
    url: standIn.url,
    close: () => standIn.close(),
  };
}

/** A webhook of Adyen with one signed item. */
export function adyenWebhook(
  item: Pick<Item, 'amount' | 'eventCode' | 'merchantReference' | 'pspReference' | 'success'> & Partial<Item>,
  hmacKey = adyenSettings.hmacKey,
) {
  const whole = {
    eventDate: '2026-11-21T20:00:00+01:00',
    merchantAccountCode: adyenSettings.merchantAccount,
    originalReference: '',
    reason: '',
    ...item,
  } as Types.notification.NotificationRequestItem;
  whole.additionalData = { hmacSignature: new hmacValidator().calculateHmac(whole, hmacKey) };
  const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: whole }] });
  return { body: Buffer.from(body), headers: {} };
}
