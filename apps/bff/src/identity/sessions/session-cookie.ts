import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie, setCookie } from './cookies.ts';

/**
 * Hint, readable by scripts, that a person may be signed in: visitors without it need no session request. It grants
 * nothing.
 */
const hintName = 'signed-in';

/** The session cookie: a random number, and all that a browser holds of a session. */
export interface SessionCookie {
  /** The unvalidated value from the browser; undefined for an anonymous visitor. */
  read(request: IncomingMessage): string | undefined;
  /** True when the request has the cookie or the hint. */
  isPresent(request: IncomingMessage): boolean;
  set(response: ServerResponse, id: string): void;
  remove(response: ServerResponse): void;
}

/**
 * @param isSecure true for https: the name then has a prefix that keeps other hosts and paths from setting the cookie
 */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? '__Host-sid' : 'sid';
  const write = (response: ServerResponse, id: string, hint: string, maxAge?: number): void => {
    const common = { isSecure, ...(maxAge === undefined ? {} : { maxAge }) };
    // strict: no other site can make a browser send it; only our own pages use it
    setCookie(response, name, { ...common, value: id, sameSite: 'Strict' });
    setCookie(response, hintName, { ...common, value: hint, sameSite: 'Lax', isReadable: true });
  };
  return {
    read: (request) => readCookie(request, name),
    isPresent: (request) => (readCookie(request, name) ?? readCookie(request, hintName)) !== undefined,
    set: (response, id) => write(response, id, '1'),
    remove: (response) => write(response, '', '', 0),
  };
}
