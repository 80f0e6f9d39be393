import { createHash } from 'node:crypto';
import { CheckoutAPI, Client, EnvironmentEnum, HttpClientException, type Types } from '@adyen/api-library';
import type { PaymentSession } from '@shop/api-contracts';
import { createAdyenHttpClient } from './adyen-http-client.ts';
import { readAdyenEvents, type AdyenEvent } from './adyen-webhook.ts';
import {
  RedirectResultUnknownError,
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentRequest,
} from './payment-provider.ts';

type Checkout = typeof Types.checkout;
type SessionRequest = Types.checkout.CreateCheckoutSessionRequest;

export interface AdyenSettings {
  environment: NonNullable<PaymentSession['environment']>;
  merchantAccount: string;
  apiKey: string;
  /** Public: the browser's component gets it. */
  clientKey: string;
  /** Of the webhooks, hexadecimal. */
  hmacKey: string;
  /** Of live addresses, `1797a841fbb37ca7-AdyenDemo`; null in the test environment. */
  livePrefix: string | null;
}

export interface AdyenOptions {
  /**
   * What was written down of a payment from webhooks and results. Adyen has no call that finds a payment by its merchant reference, so
   * this is what a look-up answers.
   */
  recordedOutcome: (paymentId: string) => Promise<PaymentOutcome>;
  /** Told of what people must look at in Adyen's Customer Area: a capture or a refund that failed there. */
  onFailedEvent?: (event: AdyenEvent) => void;
  /** In place of Adyen's own scheme and host. */
  origin?: string;
  timeoutMs?: number;
}

const patienceMs = 8_000;

/**
 * Adyen, Checkout API: the sessions flow with the drop-in in our page, 3-D Secure 2 by redirect (the native one needs frames of every
 * bank), capture by hand. Every call carries an Idempotency-Key of the payment, so that asking again makes nothing new.
 */
export function createAdyenProvider(settings: AdyenSettings, options: AdyenOptions): PaymentProvider {
  const { environment, merchantAccount, livePrefix } = settings;
  const httpClient = createAdyenHttpClient({ timeoutMs: options.timeoutMs ?? patienceMs, origin: options.origin });
  const client = new Client(
    {
      apiKey: settings.apiKey,
      environment: environment === 'test' ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE,
      ...(livePrefix === null ? {} : { liveEndpointUrlPrefix: livePrefix }),
    },
    httpClient,
  );
  const { PaymentsApi: payments, ModificationsApi: modifications } = new CheckoutAPI(client);

  return {
    name: 'adyen',
    browserSettings: { clientKey: settings.clientKey, environment },
    methods: ['scheme', 'paypal'],
    async createSession(request) {
      const session = await payments.sessions(sessionRequest(request, merchantAccount), {
        idempotencyKey: `session-${request.paymentId}`,
      });
      return { sessionId: session.id, sessionData: session.sessionData ?? null };
    },
    payPage: () => null,
    async readRedirectResult(_session, redirectResult) {
      const answer = await unlessUnknown(
        payments.paymentsDetails({ details: { redirectResult } }, { idempotencyKey: hashOf(redirectResult) }),
      );
      const { merchantReference, pspReference, paymentMethod, amount, resultCode } = answer;
      if (merchantReference === undefined) throw new RedirectResultUnknownError('Adyen names no payment of ours');
      return outcomeOf(merchantReference, stateOfResult(resultCode), { pspReference, paymentMethod, amount });
    },
    async readSessionResult({ sessionId }, sessionResult) {
      const answer = await unlessUnknown(payments.getResultOfPaymentSession(sessionId, sessionResult));
      if (answer.id !== sessionId || answer.reference === undefined) {
        throw new RedirectResultUnknownError('The result belongs to another session');
      }
      const paid =
        answer.payments?.find((one) => stateOfResult(one.resultCode) === 'authorised') ?? answer.payments?.at(-1);
      return outcomeOf(answer.reference, stateOfSession(answer.status), paid);
    },
    lookUp: (paymentId) => options.recordedOutcome(paymentId),
    async capture({ paymentId, pspReference, amount, currency }) {
      await modifications.captureAuthorisedPayment(
        pspReference,
        { merchantAccount, reference: paymentId, amount: { value: amount, currency } },
        { idempotencyKey: `capture-${paymentId}` },
      );
    },
    async refund({ paymentId, pspReference }) {
      // cancels what is not captured, refunds what is
      await modifications.refundOrCancelPayment(
        pspReference,
        { merchantAccount, reference: paymentId },
        { idempotencyKey: `refund-${paymentId}` },
      );
    },
    /** Adyen has no call for that: a session ends at the time it was given, and what is paid until then is told by webhook. */
    closeSession: () => Promise.resolve(),
    readWebhook: (rawBody) =>
      readAdyenEvents(rawBody, settings).flatMap((event) => {
        if (event.isFailure) options.onFailedEvent?.(event);
        return event.outcome ? [event.outcome] : [];
      }),
  };
}

function sessionRequest(request: PaymentRequest, merchantAccount: string): SessionRequest {
  const { paymentId, amount, currency, country, language, email, returnUrl, expiresAt } = request;
  return {
    merchantAccount,
    reference: paymentId,
    amount: { value: amount, currency },
    countryCode: country,
    // language and country, no script
    shopperLocale: language.replace(/-[A-Z][a-z]{3}(?=-|$)/, ''),
    shopperEmail: email,
    returnUrl,
    expiresAt,
    channel: 'Web' as Types.checkout.CreateCheckoutSessionRequest.ChannelEnum,
    allowedPaymentMethods: ['scheme', 'paypal'],
    authenticationData: {
      threeDSRequestData: {
        nativeThreeDS: 'disabled' as Types.checkout.ThreeDSRequestData.NativeThreeDSEnum,
      },
    },
    // a form that is posted to a bank would need every bank in form-action of our Content-Security-Policy
    redirectToIssuerMethod: 'GET',
    redirectFromIssuerMethod: 'GET',
  };
}

/** What Adyen refuses to read was not made by Adyen. */
async function unlessUnknown<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof HttpClientException && [400, 404, 422].includes(error.statusCode)) {
      throw new RedirectResultUnknownError('Adyen does not know this result', { cause: error });
    }
    throw error;
  }
}

type ResultCode = `${InstanceType<Checkout['PaymentDetailsResponse']>['resultCode'] & string}`;
type SessionStatus = `${InstanceType<Checkout['SessionResultResponse']>['status'] & string}`;

const stateOfResultCode: Partial<Record<ResultCode, PaymentOutcome['state']>> = {
  Authorised: 'authorised',
  Cancelled: 'cancelled',
  Error: 'refused',
  Pending: 'pending',
  Received: 'pending',
  Refused: 'refused',
};
/** What demands something more of the shopper is no result yet. */
const stateOfResult = (code: ResultCode | undefined): PaymentOutcome['state'] =>
  (code === undefined ? undefined : stateOfResultCode[code]) ?? 'none';

const stateOfStatus: Record<SessionStatus, PaymentOutcome['state']> = {
  active: 'none',
  canceled: 'cancelled',
  completed: 'authorised',
  expired: 'expired',
  paymentPending: 'pending',
  refused: 'refused',
};
const stateOfSession = (status: SessionStatus | undefined): PaymentOutcome['state'] =>
  (status === undefined ? undefined : stateOfStatus[status]) ?? 'none';

interface Told {
  pspReference?: string | undefined;
  amount?: { value: number; currency: string } | null | undefined;
  paymentMethod?: { type?: string | undefined } | null | undefined;
}

/** Adyen may leave out what was authorised: nothing is placed or given back before the webhook has said it. */
function outcomeOf(paymentId: string, state: PaymentOutcome['state'], told: Told | undefined): PaymentOutcome {
  const { pspReference, amount, paymentMethod } = told ?? {};
  const isVague = state === 'authorised' && (!pspReference || !amount);
  return {
    paymentId,
    state: isVague ? 'pending' : state,
    pspReference: pspReference ?? null,
    method: methodOf(paymentMethod?.type),
    amount: amount?.value ?? 0,
    currency: amount?.currency ?? '',
  };
}

const methodOf = (type: string | undefined): PaymentOutcome['method'] =>
  type === 'scheme' || type === 'paypal' ? type : null;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 64);
