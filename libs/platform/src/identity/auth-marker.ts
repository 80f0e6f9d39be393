/** The address without the `auth` marker that the BFF adds after a sign-in. */
export function withoutAuthMarker(address: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const [path = '', query = ''] = beforeHash.split('?', 2);
  const kept = query.split('&').filter((pair) => pair !== '' && pair !== 'auth' && !pair.startsWith('auth='));
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash.length > 0 ? `#${hash.join('#')}` : '');
}
