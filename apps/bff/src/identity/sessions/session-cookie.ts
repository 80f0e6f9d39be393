import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie, setCookie } from './cookies.ts';

/** Says, to scripts too, that somebody may be signed in: spares everybody else the question. It opens nothing. */
const hintName = 'signed-in';

/** The cookie that is all a browser has of a session: a random number. */
export interface SessionCookie {
  /** What the browser sent, whatever it is; undefined for an anonymous visitor. */
  read(request: IncomingMessage): string | undefined;
  /** Whether it has the cookie or the hint. */
  isPresent(request: IncomingMessage): boolean;
  set(response: ServerResponse, id: string): void;
  remove(response: ServerResponse): void;
}

/** @param isSecure https: then the name's prefix keeps other hosts and paths from setting it */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? '__Host-sid' : 'sid';
  const write = (response: ServerResponse, id: string, hint: string, maxAge?: number): void => {
    const common = { isSecure, ...(maxAge === undefined ? {} : { maxAge }) };
    // strict: no other site can make a browser use it; only pages of ours call with it
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
