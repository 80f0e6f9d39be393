import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';
import type { Bearer } from '../identity/bearer.ts';
import { answerFailure, refuse, type Refusal } from '../http/answer-failure.ts';
import type { ReasonCode } from '../http/reason.ts';
import type { PeerOf } from '../protection/peer.ts';
import { respectKeepAliveHint } from './agent.ts';
import { isDeadSocket, reasonOf } from './failure.ts';
import { upstreamGroups, type GroupLimits, type UpstreamGroup } from './groups.ts';
import { forwardResponse } from './forward-response.ts';
import { releasePermit, type ProxiedCall } from './proxied-call.ts';
import { noBody, readBody, type BodyLimits } from './request-body.ts';
import { identityOf, isPassedOn, upstreamHeaders } from './request-headers.ts';
import { browserHeaders } from './response-headers.ts';
import type { Upstream } from './upstream.ts';

declare module 'node:http' {
  interface IncomingMessage {
    proxiedCall?: ProxiedCall;
  }
}

interface ProxyOptions {
  upstream: Upstream;
  /** Address of the socket's peer, or what a configured proxy reports. */
  peerOf: PeerOf;
  /** Milliseconds that a call waits for a permit, unless its group says otherwise. */
  maxWaitMs: number;
  bodies: BodyLimits;
  /** Off in the tests that show why header lists are needed. */
  headerLists: boolean;
  /** Takes a permit only when the body has arrived; off in the tests that show why. */
  wholeBodies: boolean;
}

export interface ProxyTarget {
  group: UpstreamGroup;
  /** Path and query at upstream. */
  path: string;
  /** Headers set on the answer, replacing upstream's. */
  headers?: Readonly<Record<string, string>>;
  /** Token of the call; anonymous without it. */
  bearer?: Bearer | undefined;
  /** Overrides the usual limits. */
  bodies?: Partial<BodyLimits>;
  /** Returns a refusal when the call must not be made with this body. */
  refusalOf?: ((body: Buffer) => Refusal | undefined) | undefined;
  /** Names of the only client headers that are passed to upstream. */
  onlyHeaders?: readonly string[];
}

export type Proxy = (request: IncomingMessage, response: ServerResponse, target: ProxyTarget) => void;

/** Milliseconds within which an answer must end after it has begun, unless its group says otherwise. */
const usualBodyTimeLimitMs = 60_000;
/** Far more than the attempts of one call add, so that leaks still cause a warning. */
const listenersPerCall = 50;
/** Upstream's reasons become labels of metrics. */
const reasonName = /^[a-z_]{1,40}$/;
/** Milliseconds between attempts of a change whose first attempt is still in progress. */
const inProgressWaitMs = 500;

const bodyRefusals = {
  400: { code: 'unexpected_body', title: 'A read request must not have a body' },
  408: { code: 'request_timeout', title: 'The request body arrived too slowly' },
  413: { code: 'body_too_large', title: 'The request body is too large' },
};

/**
 * Handles every call from a browser to upstream: gate, headers from a list, time limit, at most one retry on a fresh
 * socket.
 */
export function createProxy(options: ProxyOptions): Proxy {
  const { upstream } = options;

  const events: Plugin = (server) => {
    server.on('proxyReq', begun);
    server.on('proxyRes', answered);
    server.on('error', (error, request, response) => {
      if (request && response) failed(error, request, response as ServerResponse);
    });
    server.on('econnreset', (error, request, response) => failed(error, request, response));
  };

  const target = new URL(upstream.url.origin);
  const forward = createProxyMiddleware({
    target,
    agent: upstream.agent,
    selfHandleResponse: true,
    // the default plugins log each answer and answer errors in plain text
    ejectPlugins: true,
    plugins: [events],
    router: (request, _response, attempt) => {
      const call = request.proxiedCall;
      if (attempt && call) attempt.buffer = call.body;
      // no agent: a separate socket
      if (attempt && call && call.attempts > 1) attempt.agent = false;
      return target;
    },
  });

  function attempt(request: IncomingMessage, response: ServerResponse, call: ProxiedCall): void {
    call.attempts += 1;
    call.timedOut = false;
    clearTimeout(call.deadline);
    call.deadline = setTimeout(() => timeOut(call), Math.max(1, call.deadlineAt - performance.now()));
    void forward(request, response);
  }

  function timeOut(call: ProxiedCall): void {
    call.timedOut = true;
    call.outgoing?.destroy();
  }

  function begun(outgoing: ClientRequest, request: IncomingMessage, response: ServerResponse): void {
    const call = request.proxiedCall;
    if (!call) return;
    call.outgoing = outgoing;
    // the browser disconnected while the call was being prepared
    if (response.destroyed) outgoing.destroy();
    call.bytesReadBefore = outgoing.socket?.bytesRead ?? 0;
    // emitted just before the socket returns to the agent; the next call may start only then
    outgoing.once('close', () => {
      if (call.isSettled) process.nextTick(releasePermit, call);
    });
  }

  function answered(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): void {
    const call = request.proxiedCall;
    if (!call || call.isSettled) {
      answer.resume();
      return;
    }
    respectKeepAliveHint(answer, upstream.freeSocketTimeoutMs);
    const status = answer.statusCode ?? 502;
    if (isStillInProgress(call, answer)) {
      answer.resume();
      setTimeout(() => {
        if (response.destroyed) releasePermit(call);
        else attempt(request, response, call);
      }, inProgressWaitMs);
      return;
    }
    call.isSettled = true;
    call.status = status;
    clearTimeout(call.deadline);
    if (status >= 500 && !answer.headers['content-type']?.startsWith('application/problem+json')) {
      answer.resume();
      answerFailure(request, response, reasonOfStatus(status));
      return;
    }
    const { bodyTimeLimitMs = usualBodyTimeLimitMs }: GroupLimits = upstreamGroups[call.group];
    call.deadline = setTimeout(() => response.destroy(), bodyTimeLimitMs);
    const headers = options.headerLists ? browserHeaders(answer.headers) : { ...answer.headers };
    headers['cache-control'] ??= 'no-store';
    if (status >= 500) {
      const given = answer.headers['x-reason-code'];
      headers['x-reason-code'] = request.context.reason =
        typeof given === 'string' && reasonName.test(given) ? given : reasonOfStatus(status);
    }
    const pass = (): void =>
      forwardResponse(answer, request, response, { ...headers, ...request.proxyTarget?.headers });
    const { bearer } = request.proxyTarget ?? {};
    if (status === 401 && bearer) void bearer.refused(response).then(pass);
    else pass();
  }

  function failed(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    const call = request.proxiedCall;
    if (!call || call.isSettled) return;
    const isGone = response.destroyed || response.writableEnded;
    if (!isGone && !call.timedOut && mayRepeat(call, error)) {
      attempt(request, response, call);
      return;
    }
    call.isSettled = true;
    if (!isGone) answerFailure(request, response, call.timedOut ? 'upstream_timeout' : reasonOf(error));
    process.nextTick(releasePermit, call);
  }

  /** True when the failure says nothing about the call: its socket had served before and received no byte for it. */
  function mayRepeat(call: ProxiedCall, error: unknown): boolean {
    if (!upstream.retries || !call.mayRepeat || call.attempts > 1 || !isDeadSocket(error)) return false;
    const { outgoing } = call;
    return (
      outgoing !== undefined && outgoing.reusedSocket && (outgoing.socket?.bytesRead ?? 0) === call.bytesReadBefore
    );
  }

  return (request, response, proxyTarget) => {
    const { group, path, bearer, onlyHeaders } = proxyTarget;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const gate = upstream.gates[group];
    const call: ProxiedCall = {
      group,
      gate,
      body: noBody,
      mayRepeat: isRead || isPassedOn(request.headers['idempotency-key']),
      attempts: 0,
      holdsPermit: false,
      isSettled: false,
      deadlineAt: 0,
      timedOut: false,
      bytesReadBefore: 0,
    };
    let waitedMs = 0;
    let leaveQueue = (): unknown => undefined;
    // every layer and every attempt listens for the end
    response.setMaxListeners(listenersPerCall);
    request.setMaxListeners(listenersPerCall);
    response.once('close', () => {
      leaveQueue();
      const { route, reason } = request.context;
      call.span?.end({ route, status: call.status ?? 0, reason });
      if (request.context.call) request.context.call.attempts = call.attempts;
      // the proxy destroys an outgoing request itself, which releases the permit
      if (!call.outgoing) releasePermit(call);
    });

    function receive(next: () => void): void {
      readBody(request, { ...options.bodies, ...proxyTarget.bodies }, (read) => {
        if (read.kind === 'refused') {
          refuse(request, response, { status: read.status, ...bodyRefusals[read.status] });
          return;
        }
        const refusal = proxyTarget.refusalOf?.(read.body.bytes);
        if (refusal) {
          refuse(request, response, refusal);
          return;
        }
        call.body = read.body;
        next();
      });
    }

    function enter(next: () => void): void {
      const startedAt = performance.now();
      const { maxWaitMs = options.maxWaitMs }: GroupLimits = upstreamGroups[group];
      leaveQueue = gate.enter(
        maxWaitMs,
        () => {
          call.holdsPermit = true;
          waitedMs = performance.now() - startedAt;
          next();
        },
        () => answerFailure(request, response, 'overload'),
      );
    }

    function send(): void {
      call.deadlineAt = performance.now() + upstreamGroups[group].timeLimitMs;
      const { context } = request;
      context.call = { group, attempts: 1, waitedMs };
      request.proxiedCall = call;
      request.proxyTarget = proxyTarget;
      request.url = path;
      call.span = context.span?.beginCall(request.method ?? '');
      if (options.headerLists) {
        const identity = { ...identityOf(context), span: call.span };
        request.headers = upstreamHeaders(
          request.headers,
          upstream.url.host,
          identity,
          options.peerOf(request),
          isRead ? undefined : call.body.bytes.length,
          bearer?.token,
          onlyHeaders,
        );
      }
      attempt(request, response, call);
    }

    if (options.wholeBodies) receive(() => enter(send));
    else enter(() => receive(send));
  };
}

/**
 * Upstream answers 409 with Retry-After to a repeated change whose first attempt is in progress; waiting then brings
 * the first answer.
 */
function isStillInProgress(call: ProxiedCall, answer: IncomingMessage): boolean {
  const isInProgress = call.attempts > 1 && answer.statusCode === 409 && answer.headers['retry-after'] !== undefined;
  return isInProgress && performance.now() + inProgressWaitMs < call.deadlineAt;
}

function reasonOfStatus(status: number): ReasonCode {
  if (status === 503) return 'upstream_down';
  return status === 504 ? 'upstream_timeout' : 'upstream_reset';
}

declare module 'node:http' {
  interface IncomingMessage {
    proxyTarget?: ProxyTarget;
  }
}
