import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendProblem } from '@shop/server';
import { errorPage } from './error-page.ts';
import { retryAfterSecondsOf, statusOf, type ReasonCode } from './reason.ts';

export interface Refusal {
  status: number;
  /** Stable and machine-readable. */
  code: string;
  /** Plain English for developers. */
  title: string;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  /** Set when sign-in has failed: where to start it again, and the path whose locale decides the language. */
  signIn?: { again: string; path: string };
}

const callPath =
  /^\/(?:api(?:[/?]|$)|webhooks\/|telemetry\/|auth\/(?:session|logout|widget-token|widget-config)(?:\?|$))/;

/** True for calls by scripts, false for navigations. Decided by the original address. */
export const isCall = (request: IncomingMessage): boolean =>
  callPath.test((request as { originalUrl?: string }).originalUrl ?? request.url ?? '');

/**
 * Answers a failed request: problem+json (RFC 9457) for calls, a page for documents, each with reason code and request
 * id. Closes the connection when the rest of the request has not been read.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { context } = request;
  context.reason = refusal.code;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, code, title, retryAfterSeconds } = refusal;
  const headers = {
    'x-reason-code': code,
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...(request.complete ? {} : { connection: 'close' }),
    ...refusal.headers,
  };
  if (isCall(request)) {
    sendProblem(response, { title, status, code, requestId: context.id }, headers);
    return;
  }
  const body = errorPage({ ...refusal, requestId: context.id, path: context.target.path });
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}

const titleOfReason: Record<ReasonCode, string> = {
  upstream_down: 'The shop’s data is unavailable',
  database_down: 'The shop’s database is unavailable',
  database_busy: 'The shop’s database has too much to do',
  no_market: 'The shop has no market yet: npm run import -- FOLDER, see docs/own-catalogue.md',
  upstream_timeout: 'The shop’s data took too long to answer',
  upstream_reset: 'The connection to the shop’s data was lost',
  overload: 'Too many requests at the moment',
  session_store_down: 'Sign-in is temporarily unavailable',
  identity_down: 'The identity provider cannot be reached',
  collector_down: 'The collector of telemetry cannot be reached',
  internal: 'Something went wrong on our side',
};

/** Answers a 5xx with one of the known reasons. */
export function answerFailure(request: IncomingMessage, response: ServerResponse, code: ReasonCode): void {
  const retryAfterSeconds = retryAfterSecondsOf(code);
  refuse(request, response, {
    status: statusOf(code),
    code,
    title: titleOfReason[code],
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
