/** Session of a payment at the provider, stored with the payment. */
export interface ProviderSession {
  sessionId: string;
  /** Data for Adyen's component; null for other providers. */
  sessionData: string | null;
}
