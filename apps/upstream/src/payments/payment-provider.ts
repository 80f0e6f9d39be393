import type { PaymentMethod, PaymentSession } from '@shop/api-contracts';
import type { ProviderSession } from '@shop/commerce-model';
import type { IncomingHttpHeaders } from 'node:http';

/** What is to be paid, once for each payment of an order. */
export interface PaymentRequest {
  /** Id of our payment: the provider's merchant reference and the key under which asking again changes nothing. */
  paymentId: string;
  /** In minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** ISO 3166-1 alpha-2, of the market. */
  country: string;
  /** BCP 47, `en-GB`. */
  language: string;
  email: string;
  /** Where the provider sends the shopper back to. */
  returnUrl: string;
  expiresAt: Date;
}

/** How the provider sees a payment. */
export interface PaymentOutcome {
  /** Ours, as the provider was given it. */
  paymentId: string;
  state: 'none' | 'pending' | 'authorised' | 'refused' | 'cancelled' | 'expired';
  /** Of the authorisation; null before there was one. */
  pspReference: string | null;
  method: PaymentMethod | null;
  /** In minor units, what was authorised. */
  amount: number;
  currency: string;
}

/** What is known of a payment that the provider has never heard of, or that nobody has paid yet. */
export const nothingOf = (paymentId: string): PaymentOutcome => ({
  paymentId,
  state: 'none',
  pspReference: null,
  method: null,
  amount: 0,
  currency: '',
});

/** Thrown where the provider does not answer, or not in time: nothing is known then. */
export class ProviderDownError extends Error {
  override readonly name = 'ProviderDownError';
}

/** Thrown for a result of a redirect that the provider does not know: forged, or of another shop. */
export class RedirectResultUnknownError extends Error {
  override readonly name = 'RedirectResultUnknownError';
}

/**
 * The payment port: what the shop needs of a payment provider. Every method may be called again with the same payment and then changes
 * nothing. All throw ProviderDownError.
 */
export interface PaymentProvider {
  readonly name: PaymentSession['provider'];
  /** What the browser gets beside the session. */
  readonly browserSettings: Pick<PaymentSession, 'clientKey' | 'environment'>;
  readonly methods: readonly Exclude<PaymentMethod, 'account'>[];
  createSession(request: PaymentRequest): Promise<ProviderSession>;
  /** Address of the provider's own page where the shopper pays; null where a component in our page does that. */
  payPage(session: ProviderSession, method: string): string | null;
  /** What the shopper brought back from a redirect. Throws RedirectResultUnknownError. */
  readRedirectResult(session: ProviderSession, redirectResult: string): Promise<PaymentOutcome>;
  /** What the component in our page says it has reached (Adyen's `sessionResult`). */
  readSessionResult(session: ProviderSession, sessionResult: string): Promise<PaymentOutcome>;
  /** How the payment stands: asked by the reconciler when nobody said anything. */
  lookUp(paymentId: string, session: ProviderSession | null): Promise<PaymentOutcome>;
  capture(payment: AuthorisedPayment): Promise<void>;
  /** Gives back what was authorised or captured. */
  refund(payment: AuthorisedPayment): Promise<void>;
  /** Ends a session, so that nobody pays for it any more; what was authorised meanwhile stays and is found by `lookUp`. */
  closeSession(paymentId: string, session: ProviderSession): Promise<void>;
  /** What a webhook says. Throws a Problem 401 `signature_invalid` where it is not the provider's. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentOutcome[];
}

export interface AuthorisedPayment {
  paymentId: string;
  pspReference: string;
  amount: number;
  currency: string;
}
