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
  /** A call that died on a kept-alive socket is sent again. */
  retry: boolean;
  rateLimit: boolean;
  /** Requests in flight of all peers. */
  overload: boolean;
  /** Security headers on every answer. */
  securityHeaders: boolean;
}

export const allProtections: Protections = {
  hostCheck: true,
  targetCheck: true,
  csrf: true,
  headerLists: true,
  bulkheads: true,
  retry: true,
  rateLimit: true,
  overload: true,
  securityHeaders: true,
};
