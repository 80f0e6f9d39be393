import type { Identity } from '../identity/identity.ts';

/** Completes a sign-in if this document is the return from one. Loaded on demand, since few documents are. */
export function completeSignIn(identity: Identity): void {
  if (!new URLSearchParams(location.search).has('auth')) return;
  void import('./strip-auth-marker.ts').then(({ stripAuthMarker }) => stripAuthMarker(identity));
}
