import type { Identity } from './identity.ts';

/** Longest wait for the session after a sign-in, in milliseconds. */
export const authTimeoutMs = 3000;

/** The address without the `auth` marker that the BFF adds after a sign-in. */
export function withoutAuthMarker(address: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const [path = '', query = ''] = beforeHash.split('?', 2);
  const kept = query.split('&').filter((pair) => pair !== '' && pair !== 'auth' && !pair.startsWith('auth='));
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash.length > 0 ? `#${hash.join('#')}` : '');
}

/** Removes auth=1 from the address once somebody is signed in, or after 3000 ms. */
export function stripAuthMarker(identity: Identity): void {
  if (!new URLSearchParams(location.search).has('auth')) return;
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
    if (identity.current.state === 'signedIn') strip();
  };
  const stopListening = identity.subscribe(stripWhenSignedIn);
  const timer = setTimeout(strip, authTimeoutMs);
  stripWhenSignedIn();
}
