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
  /** Public: sent to the browser's component. */
  clientKey: string;
  /** Key of the webhook signatures, hexadecimal. */
  hmacKey: string;
  /** Prefix of live addresses, `1797a841fbb37ca7-AdyenDemo`; null in the test environment. */
  livePrefix: string | null;
}

export interface AdyenOptions {
  /**
   * Outcome recorded from webhooks and results. Adyen cannot look up a payment by merchant reference, so `lookUp`
   * returns this.
   */
  recordedOutcome: (paymentId: string) => Promise<PaymentOutcome>;
  /** Called for events that need a person in Adyen's Customer Area: a capture or a refund that failed there. */
  onFailedEvent?: (event: AdyenEvent) => void;
  /** Replaces Adyen's scheme and host. */
  origin?: string;
  timeoutMs?: number;
}

const patienceMs = 8_000;

/**
 * Adyen, Checkout API: sessions flow with the drop-in in our page, 3-D Secure 2 by redirect (the native flow needs
 * frames of every bank), manual capture. Every call carries an Idempotency-Key of the payment, so that retries are
 * safe.
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
      if (merchantReference === undefined)
        throw new RedirectResultUnknownError('Adyen: the result has no payment of ours');
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
      // cancels an uncaptured payment, refunds a captured one
      await modifications.refundOrCancelPayment(
        pspReference,
        { merchantAccount, reference: paymentId },
        { idempotencyKey: `refund-${paymentId}` },
      );
    },
    /** Adyen has no such call: a session expires by itself, and a payment until then is reported by webhook. */
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
    // language and country, without script
    shopperLocale: language.replace(/-[A-Z][a-z]{3}(?=-|$)/, ''),
    ...(email === null ? {} : { shopperEmail: email }),
    returnUrl,
    expiresAt,
    channel: 'Web' as Types.checkout.CreateCheckoutSessionRequest.ChannelEnum,
    allowedPaymentMethods: ['scheme', 'paypal'],
    authenticationData: {
      threeDSRequestData: {
        nativeThreeDS: 'disabled' as Types.checkout.ThreeDSRequestData.NativeThreeDSEnum,
      },
    },
    // a form posted to a bank would need every bank in form-action of our Content-Security-Policy
    redirectToIssuerMethod: 'GET',
    redirectFromIssuerMethod: 'GET',
  };
}

/** A result that Adyen cannot read was not issued by Adyen. */
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
/** Codes that require another step of the shopper are no result yet. */
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

/** Adyen may leave out what was authorised; then the payment stays open until the webhook comes. */
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
