/**
 * Switches for tests alone, handed to createApp: each test of a protection shows with its switch off that the test would notice. They
 * cannot be reached by environment.
 */
export interface Protections {
  hostCheck: boolean;
  targetCheck: boolean;
  csrf: boolean;
  /** Headers to and from upstream are built from a list. */
  headerLists: boolean;
  /** Limits per upstream group. */
  bulkheads: boolean;
  /** A permit of a group is taken when the body is there, not before. */
  wholeBodies: boolean;
  /** A call that died on a kept-alive socket is sent again. */
  retry: boolean;
  rateLimit: boolean;
  /** Requests in flight of all peers. */
  overload: boolean;
  /** Security headers on every answer. */
  securityHeaders: boolean;
  /** The state of a callback must be one that began in this browser. */
  stateCheck: boolean;
  /** Each sign-in has a nonce of its own, which comes back in the ID token. */
  nonce: boolean;
  /** Each sign-in has a code verifier of its own. */
  pkce: boolean;
  /** Signature, issuer, audience and time of the ID token. */
  idTokenCheck: boolean;
  /** The ID token must come from the policy that was asked. */
  policyCheck: boolean;
  /** The provider's endpoints must be on its own origin. */
  providerOrigin: boolean;
  /** Signing in leads back only to pages of ours. */
  returnAddress: boolean;
  /** Steps of signing in can be neither embedded nor fetched. */
  framing: boolean;
  /** A session's id is never one that the browser brought. */
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
