import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isCall } from '../http/answer-failure.ts';

/** Value for script-src that allows exactly this inline script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Headers that protect every answer, including errors. They do not depend on the request and are computed once.
 * @param bootScript the one inline script of the web app
 * @param isSecure true when the shop is reached by https; browsers then always use https
 * @param paymentOrigins origins of scripts, frames, calls and images that the payment page needs
 * @param outsideOrigins origins of scripts, frames and calls of chat and notifications; WebSockets are calls alone
 */
export function securityHeaders(
  bootScript: string,
  isSecure: boolean,
  paymentOrigins: readonly string[] = [],
  outsideOrigins: readonly string[] = [],
): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const called = [...paymentOrigins, ...outsideOrigins];
  const otherOrigins = called.filter((origin) => !/^wss?:/.test(origin));
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: () => undefined,
  };
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", scriptHash(bootScript), ...otherOrigins],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', ...paymentOrigins],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...called],
        ...(otherOrigins.length === 0 ? {} : { 'frame-src': ["'self'", ...otherOrigins] }),
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
  headers.set('permissions-policy', 'camera=(), geolocation=(self), microphone=(), payment=(self)');
  return headers;
}

/**
 * On the page that reads labels (`/en-gb/unit/scan`), and only there: WebAssembly, in which the code reader is written, and
 * the camera.
 * @param headers those of all other pages
 */
export function scannerHeaders(headers: ReadonlyMap<string, string>, scannerPath: string): RequestHandler {
  const policy = (headers.get('content-security-policy') ?? '').replace(
    "script-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
  );
  const permissions = (headers.get('permissions-policy') ?? '').replace('camera=()', 'camera=(self)');
  return function allowScanner(request, response, next) {
    const [, ...page] = request.context.target.segments;
    if (`/${page.join('/')}` === scannerPath) {
      response.setHeader('content-security-policy', policy);
      response.setHeader('permissions-policy', permissions);
    }
    next();
  };
}

/** Policy of public files: an SVG opened by itself may only use style attributes and runs no scripts. */
export const mediaPolicy = "default-src 'none'; sandbox";

/** Headers for answers that no browser shows as a page; the other headers only concern documents. */
const callHeaders = new Set([
  'content-security-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);

/** Sets all headers on documents and files, and only the relevant ones on calls. */
export function setHeaders(headers: ReadonlyMap<string, string>) {
  const all = [...headers];
  const few = all.filter(([name]) => callHeaders.has(name));
  return function protectAnswer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    for (const [name, value] of isCall(request) ? few : all) response.setHeader(name, value);
    next();
  };
}
