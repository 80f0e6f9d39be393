/** Remembers the affiliate that the address names (`?affiliate=`). Loaded on demand, since few addresses name one. */
export function rememberAffiliate(): void {
  const id = new URLSearchParams(location.search).get('affiliate');
  if (id) void import('./affiliate.ts').then((affiliate) => affiliate.keepAffiliate(id));
}
