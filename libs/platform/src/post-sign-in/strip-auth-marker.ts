import { pushEvent } from '../analytics.ts';
import { withoutAuthMarker } from '../identity/auth-marker.ts';
import type { Identity } from '../identity/identity.ts';
import { clearUntaken } from './pending-action.ts';

/** Longest wait for the session after a sign-in, in milliseconds. */
export const authTimeoutMs = 3000;

/**
 * Removes auth=1 from the address once somebody is signed in, or after 3000 ms. A completed sign-in is reported to analytics, once, and ends
 * what was pending.
 */
export function stripAuthMarker(identity: Identity): void {
  let isDone = false;
  const strip = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    stopListening();
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', withoutAuthMarker(pathname + search + hash));
  };
  const stripWhenSignedIn = () => {
    if (identity.current.state !== 'signedIn') return;
    strip();
    pushEvent({ event: 'login', method: 'account' });
    clearUntaken();
  };
  const stopListening = identity.subscribe(stripWhenSignedIn);
  const timer = setTimeout(strip, authTimeoutMs);
  stripWhenSignedIn();
}
