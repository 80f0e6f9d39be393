/**
 * Maximum length of a return address, in encoded characters: it is sealed in a cookie, which browsers limit to 4 kB.
 */
const lengthLimit = 2_000;
// eslint-disable-next-line no-control-regex
const neverInside = /[\\\u0000-\u001f\u007f]/;
/** Calls and steps of sign-in, which are not pages. */
const noPage = /^\/(?:api|auth)(?:\/|$)/;

/**
 * The address of a page of the shop to return to: path, query and fragment. `/` for everything that could lead
 * elsewhere.
 */
export function returnAddress(given: string | null | undefined, publicUrl: URL): string {
  if (!given || given.length > lengthLimit || !given.startsWith('/') || neverInside.test(given)) return '/';
  if (!URL.canParse(given, publicUrl.href)) return '/';
  const { origin, pathname, search, hash } = new URL(given, publicUrl);
  const isOurs = origin === publicUrl.origin && !pathname.startsWith('//') && !noPage.test(pathname);
  const address = `${pathname}${search}${hash}`;
  return isOurs && address.length <= lengthLimit ? address : '/';
}

/** Adds the marker that tells the page about the sign-in just completed; the rest is unchanged. */
export function withSignInMarker(address: string): string {
  const at = address.indexOf('#');
  const page = at === -1 ? address : address.slice(0, at);
  const fragment = at === -1 ? '' : address.slice(at);
  if (/[?&]auth=1(?:&|$)/.test(page)) return address;
  return `${page}${page.includes('?') ? '&' : '?'}auth=1${fragment}`;
}
