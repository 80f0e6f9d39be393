import type { PaymentMethod, PaymentSession } from '@shop/api-contracts';
import type { ProviderSession } from '@shop/commerce-model';
import type { IncomingHttpHeaders } from 'node:http';

/** A payment to be made; an order may have several attempts. */
export interface PaymentRequest {
  /** Our payment id: the provider's merchant reference, and the key that makes retries safe. */
  paymentId: string;
  /** In minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** ISO 3166-1 alpha-2, of the market. */
  country: string;
  /** BCP 47, `en-GB`. */
  language: string;
  /** Of the shopper's account, as the identity provider confirmed it, since providers write to it; null without one. */
  email: string | null;
  /** Where the provider redirects the shopper after paying. */
  returnUrl: string;
  expiresAt: Date;
}

/** State of a payment at the provider. */
export interface PaymentOutcome {
  /** Our payment id. */
  paymentId: string;
  state: 'none' | 'pending' | 'authorised' | 'refused' | 'cancelled' | 'expired';
  /** Reference of the authorisation; null before it. */
  pspReference: string | null;
  method: PaymentMethod | null;
  /** Authorised amount in minor units. */
  amount: number;
  currency: string;
}

/** Outcome of a payment that is unknown to the provider or not paid yet. */
export const nothingOf = (paymentId: string): PaymentOutcome => ({
  paymentId,
  state: 'none',
  pspReference: null,
  method: null,
  amount: 0,
  currency: '',
});

/** The provider does not answer, or not in time; the state is unknown. */
export class ProviderDownError extends Error {
  override readonly name = 'ProviderDownError';
}

/** The provider does not know the redirect result: it is forged, or of another shop. */
export class RedirectResultUnknownError extends Error {
  override readonly name = 'RedirectResultUnknownError';
}

/**
 * The payment port: what the shop needs of a payment provider. Every method is idempotent per payment. All throw
 * ProviderDownError.
 */
export interface PaymentProvider {
  readonly name: PaymentSession['provider'];
  /** Settings for the browser, sent along with the session. */
  readonly browserSettings: Pick<PaymentSession, 'clientKey' | 'environment'>;
  readonly methods: readonly Exclude<PaymentMethod, 'account'>[];
  createSession(request: PaymentRequest): Promise<ProviderSession>;
  /** Address of the provider's pay page; null when the shopper pays in a component on our page. */
  payPage(session: ProviderSession, method: string): string | null;
  /** Reads the result of a redirect. Throws RedirectResultUnknownError. */
  readRedirectResult(session: ProviderSession, redirectResult: string): Promise<PaymentOutcome>;
  /** Reads the result that the component on our page reported (Adyen's `sessionResult`). */
  readSessionResult(session: ProviderSession, sessionResult: string): Promise<PaymentOutcome>;
  /** Asks for the state of a payment; the reconciler calls it when no message came. */
  lookUp(paymentId: string, session: ProviderSession | null): Promise<PaymentOutcome>;
  capture(payment: AuthorisedPayment): Promise<void>;
  /** Returns what was authorised or captured. */
  refund(payment: AuthorisedPayment): Promise<void>;
  /**
   * Closes a session, so that nothing more can be paid in it; an earlier authorisation stays and is found by `lookUp`.
   */
  closeSession(paymentId: string, session: ProviderSession): Promise<void>;
  /** Verifies and parses a webhook. Throws a Problem 401 `signature_invalid` when it is not the provider's. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentOutcome[];
}

export interface AuthorisedPayment {
  paymentId: string;
  pspReference: string;
  amount: number;
  currency: string;
}
