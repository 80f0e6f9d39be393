import type { Identity } from './identity.ts';

/** The address without the `auth` marker that the BFF adds after a sign-in. */
export function withoutAuthMarker(address: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const [path = '', query = ''] = beforeHash.split('?', 2);
  const kept = query.split('&').filter((pair) => pair !== '' && pair !== 'auth' && !pair.startsWith('auth='));
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash.length > 0 ? `#${hash.join('#')}` : '');
}

/** One has come back from a sign-in: what follows from that is loaded, since few documents begin so. */
export function completeSignIn(identity: Identity): void {
  if (!new URLSearchParams(location.search).has('auth')) return;
  void import('../post-sign-in/strip-auth-marker.ts').then(({ stripAuthMarker }) => stripAuthMarker(identity));
}
