import { parse } from 'cookie';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface CookieOptions {
  value: string;
  isSecure: boolean;
  isReadable?: boolean;
  sameSite: 'Strict' | 'Lax';
  /** Seconds; without it a session cookie. */
  maxAge?: number;
}

/** Adds a cookie for the whole host to a response. */
export function setCookie(response: ServerResponse, name: string, options: CookieOptions): void {
  const { value, isSecure, isReadable, sameSite, maxAge } = options;
  const parts = [`${name}=${value}`, 'Path=/', `SameSite=${sameSite}`];
  if (!isReadable) parts.push('HttpOnly');
  if (isSecure) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  response.appendHeader('set-cookie', parts.join('; '));
}

/** Cookies of a request whose name begins with a prefix, by name; the first one when a name occurs twice. */
export function readCookies(request: IncomingMessage, prefix: string): Map<string, string> {
  const cookies = parse(request.headers.cookie ?? '', { decode: (value) => value });
  return new Map(Object.entries(cookies).filter(([name]) => name.startsWith(prefix)));
}

export const readCookie = (request: IncomingMessage, name: string): string | undefined =>
  request.headers.cookie?.includes(name) ? readCookies(request, name).get(name) : undefined;
