/**
 * Switches for tests only, passed to createApp: each test of a protection shows, with the switch off, that it would
 * notice. They cannot be set by environment variables.
 */
export interface Protections {
  hostCheck: boolean;
  targetCheck: boolean;
  csrf: boolean;
  /** Headers to and from upstream are built from a list. */
  headerLists: boolean;
  /** Limits per upstream group. */
  bulkheads: boolean;
  /** A permit of a group is taken after the body has arrived, not before. */
  wholeBodies: boolean;
  /** A call that failed on a kept-alive socket is sent again. */
  retry: boolean;
  rateLimit: boolean;
  /** Limits requests in flight of all peers. */
  overload: boolean;
  /** Security headers on every answer. */
  securityHeaders: boolean;
  /** The state of a callback must have begun in this browser. */
  stateCheck: boolean;
  /** Each sign-in has its own nonce, which the ID token must contain. */
  nonce: boolean;
  /** Each sign-in has its own code verifier. */
  pkce: boolean;
  /** Signature, issuer, audience and time of the ID token. */
  idTokenCheck: boolean;
  /** The ID token must come from the requested policy. */
  policyCheck: boolean;
  /** The provider's endpoints must be on its own origin. */
  providerOrigin: boolean;
  /** Sign-in redirects only to pages of the shop. */
  returnAddress: boolean;
  /** Steps of sign-in can be neither embedded nor fetched. */
  framing: boolean;
  /** A session never uses an id that the browser sent. */
  newSessionId: boolean;
  /** A session that has ended cannot be written to. */
  tombstones: boolean;
  /** One renewal of a token at a time, in the process and across replicas. */
  refreshFlight: boolean;
  refreshLock: boolean;
}

export const allProtections: Protections = {
  hostCheck: true,
  targetCheck: true,
  csrf: true,
  headerLists: true,
  bulkheads: true,
  wholeBodies: true,
  retry: true,
  rateLimit: true,
  overload: true,
  securityHeaders: true,
  stateCheck: true,
  nonce: true,
  pkce: true,
  idTokenCheck: true,
  policyCheck: true,
  providerOrigin: true,
  returnAddress: true,
  framing: true,
  newSessionId: true,
  tombstones: true,
  refreshFlight: true,
  refreshLock: true,
};
