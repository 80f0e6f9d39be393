/** The target of a request, decoded once and validated; all later code decides by these segments only. */
export interface RequestTarget {
  /** Normalised path: each segment encoded again from its decoded form. */
  path: string;
  /** Decoded segments after the first slash; `/` has one empty segment. */
  segments: string[];
  /** With its question mark, or empty; not decoded. */
  query: string;
}

const plainPath = /^\/[A-Za-z0-9\-_~.,/]*$/;
/** Encoded dots, slashes, backslashes and zero bytes, which a second decoding behind the BFF would reveal. */
const hidden = /%(?:2e|2f|5c|00)/i;
// eslint-disable-next-line no-control-regex
const forbiddenInSegment = /[/\\\u0000-\u001f\u007f]/;
const readable = /%(?:2C|3A|3B|40|26|3D|2B|24)/g;

const encodeSegment = (segment: string): string => encodeURIComponent(segment).replace(readable, decodeURIComponent);

/**
 * Parses the target of a request line. Returns undefined for targets to be refused with 400: absolute form, empty and
 * dot segments, encoded dots and slashes (also doubly encoded), zero bytes, backslashes, control characters, fragments
 * and broken encodings.
 */
export function readRequestTarget(url: string): RequestTarget | undefined {
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark);
  if (rawPath[0] !== '/' || rawPath.includes('//') || query.includes('#') || query.includes('%00')) return undefined;
  if (plainPath.test(rawPath)) {
    const segments = rawPath.slice(1).split('/');
    return segments.some((segment) => segment === '.' || segment === '..')
      ? undefined
      : { path: rawPath, segments, query };
  }
  if (/[\\#]/.test(rawPath) || hidden.test(rawPath)) return undefined;
  try {
    const segments = rawPath.slice(1).split('/').map(decodeURIComponent);
    const isHostile = (segment: string): boolean =>
      segment === '.' || segment === '..' || forbiddenInSegment.test(segment) || hidden.test(segment);
    if (segments.some(isHostile)) return undefined;
    return { path: `/${segments.map(encodeSegment).join('/')}`, segments, query };
  } catch {
    return undefined;
  }
}
