/** Longest address that people are led back to, in characters as they are sent: it travels sealed in a cookie, of which browsers keep 4 kB. */
const lengthLimit = 2_000;
// eslint-disable-next-line no-control-regex
const neverInside = /[\\\u0000-\u001f\u007f]/;
/** Calls and steps of signing in are no pages. */
const noPage = /^\/(?:api|auth)(?:\/|$)/;

/** The address of a page of ours to lead somebody back to: path, query and fragment. `/` for everything that could lead elsewhere. */
export function returnAddress(given: string | null | undefined, publicUrl: URL): string {
  if (!given || given.length > lengthLimit || !given.startsWith('/') || neverInside.test(given)) return '/';
  if (!URL.canParse(given, publicUrl.href)) return '/';
  const { origin, pathname, search, hash } = new URL(given, publicUrl);
  const isOurs = origin === publicUrl.origin && !pathname.startsWith('//') && !noPage.test(pathname);
  const address = `${pathname}${search}${hash}`;
  return isOurs && address.length <= lengthLimit ? address : '/';
}

/** Adds the marker by which the page knows that somebody has just signed in; the rest stays as it is. */
export function withSignInMarker(address: string): string {
  const at = address.indexOf('#');
  const page = at === -1 ? address : address.slice(0, at);
  const fragment = at === -1 ? '' : address.slice(at);
  if (/[?&]auth=1(?:&|$)/.test(page)) return address;
  return `${page}${page.includes('?') ? '&' : '?'}auth=1${fragment}`;
}
