import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { isCall } from '../operations/answer-failure.ts';

/** Value for script-src that allows exactly this inline script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Headers that protect every answer, errors too, computed once: they depend on nothing in a request.
 * @param bootScript the one inline script of the web app
 * @param isSecure true when the shop is reached by https: then browsers are told to stay there
 * @param paymentOrigins whose scripts, frames, calls and pictures the payment page needs
 */
export function securityHeaders(
  bootScript: string,
  isSecure: boolean,
  paymentOrigins: readonly string[] = [],
): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: () => undefined,
  };
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", scriptHash(bootScript), ...paymentOrigins],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', ...paymentOrigins],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...paymentOrigins],
        ...(paymentOrigins.length === 0 ? {} : { 'frame-src': ["'self'", ...paymentOrigins] }),
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure,
  });
  protect({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  headers.set('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(self)');
  return headers;
}

/** Policy of public files: a drawing opened by itself may style itself by attributes only and runs nothing. */
export const mediaPolicy = "default-src 'none'; sandbox";

/** What protects an answer that no browser shows as a page; the other headers are about documents. */
const callHeaders = new Set([
  'content-security-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);

/** Puts headers on every answer: all of them on documents and files, the few that matter there on calls. */
export function setHeaders(headers: ReadonlyMap<string, string>) {
  const all = [...headers];
  const few = all.filter(([name]) => callHeaders.has(name));
  return function protectAnswer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    for (const [name, value] of isCall(request) ? few : all) response.setHeader(name, value);
    next();
  };
}
