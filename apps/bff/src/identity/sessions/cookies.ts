import { parse } from 'cookie';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface CookieOptions {
  value: string;
  isSecure: boolean;
  isReadable?: boolean;
  sameSite: 'Strict' | 'Lax';
  /** Seconds; without it the cookie lasts as long as the browser's session. */
  maxAge?: number;
}

/** Adds a cookie for the whole host to an answer. */
export function setCookie(response: ServerResponse, name: string, options: CookieOptions): void {
  const { value, isSecure, isReadable, sameSite, maxAge } = options;
  const parts = [`${name}=${value}`, 'Path=/', `SameSite=${sameSite}`];
  if (!isReadable) parts.push('HttpOnly');
  if (isSecure) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  response.appendHeader('set-cookie', parts.join('; '));
}

/** All cookies of a request whose name begins with a prefix, by name; of two with one name the first. */
export function readCookies(request: IncomingMessage, prefix: string): Map<string, string> {
  const cookies = parse(request.headers.cookie ?? '', { decode: (value) => value });
  return new Map(Object.entries(cookies).filter(([name]) => name.startsWith(prefix)));
}

/** One cookie of a request. */
export const readCookie = (request: IncomingMessage, name: string): string | undefined =>
  request.headers.cookie?.includes(name) ? readCookies(request, name).get(name) : undefined;
