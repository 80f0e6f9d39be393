/** What the provider has made for a payment; kept with it. */
export interface ProviderSession {
  sessionId: string;
  /** What Adyen's component needs; null elsewhere. */
  sessionData: string | null;
}
