import type { NextFunction, Request, Response } from 'express';
import { refuse } from '../http/answer-failure.ts';
import { createCsrfCheck } from './csrf.ts';
import { createHostCheck } from './host-check.ts';

/** Refuses requests with a foreign host, or with two Host headers. */
export function knownHost(publicUrl: URL) {
  const isKnown = createHostCheck(publicUrl);
  return function checkHost(request: Request, response: Response, next: NextFunction): void {
    if (isKnown(request.headers.host) && !hasTwoHosts(request.rawHeaders)) next();
    else
      refuse(request, response, {
        status: 400,
        code: 'unknown_host',
        title: 'Unknown host',
      });
  };
}

/** Node reads the first of two Host headers; a proxy in front may have read the second. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Refuses expectations other than `100-continue`, and bodies in a transfer encoding that is not decoded here. */
export function plainFraming() {
  return function checkFraming(request: Request, response: Response, next: NextFunction): void {
    const { expect, 'transfer-encoding': encoding } = request.headers;
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
      refuse(request, response, { status: 417, code: 'unknown_expectation', title: 'Unsupported Expect header' });
    } else if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
      const title = 'Unsupported transfer encoding; send the body plain or chunked';
      refuse(request, response, { status: 400, code: 'transfer_encoding', title });
    } else next();
  };
}

/** Refuses calls that do not come from our own pages. */
export function sameOriginCalls(publicUrl: URL) {
  const isOurs = createCsrfCheck(publicUrl);
  return function checkOrigin(request: Request, response: Response, next: NextFunction): void {
    if (isOurs(request)) next();
    else
      refuse(request, response, {
        status: 403,
        code: 'foreign_call',
        title: 'Cross-origin call refused',
      });
  };
}

/** Refuses everything but reads. */
export function readsOnly(request: Request, response: Response, next: NextFunction): void {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else {
    refuse(request, response, {
      status: 405,
      code: 'method_not_allowed',
      title: 'Method not allowed; only GET and HEAD',
      headers: { allow: 'GET, HEAD' },
    });
  }
}
