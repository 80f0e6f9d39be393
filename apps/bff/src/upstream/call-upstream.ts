import * as http from 'node:http';
import * as https from 'node:https';
import type { ApiRequest } from '@shop/api-contracts';
import { readRequestTarget } from '../http/request-target.ts';
import { respectKeepAliveHint } from './agent.ts';
import type { CallLog } from './call-log.ts';
import { isDeadSocket, reasonOf, UpstreamError } from './failure.ts';
import type { Gate } from './gate.ts';
import { groupOf, upstreamGroups } from './groups.ts';
import { upstreamHeaders, type CallIdentity } from './request-headers.ts';
import type { Upstream } from './upstream.ts';

export interface CallOptions extends CallIdentity {
  /** Maximum milliseconds that the call waits for a permit of its group. */
  maxWaitMs: number;
  signal?: AbortSignal;
}

/** Calls upstream anonymously, because rendering does. */
export type CallUpstream = (request: ApiRequest, options: CallOptions) => Promise<Response>;

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Maximum response body size, in bytes. */
const answerLimitBytes = 32 * 1024 * 1024;
const statusesWithoutBody = new Set([204, 205, 304]);

/**
 * Calls of the BFF itself, made while rendering, with the same agent, headers, gates and log line as the proxy. Throws
 * UpstreamError when there was no answer, and the signal's reason when it was aborted.
 */
export function createCallUpstream(upstream: Upstream, log: CallLog): CallUpstream {
  const { request: send } = upstream.url.protocol === 'https:' ? https : http;

  function exchange(options: http.RequestOptions, body: string | undefined, timeLimitMs: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = send(options);
      const deadline = setTimeout(() => request.destroy(new UpstreamError('upstream_timeout')), timeLimitMs);
      let answer: Answer | undefined;
      let failure: Error | undefined;
      request.on('response', (response) => {
        respectKeepAliveHint(response, upstream.freeSocketTimeoutMs);
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > answerLimitBytes) request.destroy(new UpstreamError('upstream_reset'));
        });
        response.on('error', (error) => (failure ??= error));
        response.on('end', () => {
          answer = { status: response.statusCode ?? 502, headers: response.headers, body: Buffer.concat(chunks) };
        });
      });
      request.on('error', (error) => (failure ??= error));
      // the socket returns to the agent in the same tick, after this event: the next call must not start earlier
      request.on('close', () => {
        clearTimeout(deadline);
        process.nextTick(() => {
          if (answer) resolve(answer);
          else {
            const error = failure ?? new UpstreamError('upstream_reset');
            reject(Object.assign(error, { wasReused: request.reusedSocket }));
          }
        });
      });
      request.end(body);
    });
  }

  return async function callUpstream(request, { maxWaitMs, signal, requestId, traceId, trace, span: caller }) {
    const { body } = request;
    if (typeof body === 'object') throw new Error('Rendering sends no files');
    const target = readRequestTarget(request.url);
    const match = target && upstream.match(request.method, target.segments);
    if (!target || match?.kind !== 'endpoint')
      throw new Error(`Not in the contract: ${request.method} ${target?.path}`);
    const group = groupOf(match.endpoint, target.query);
    const gate = upstream.gates[group];
    const startedAt = performance.now();
    const span = caller?.beginCall(request.method);
    const line = { requestId, traceId, route: match.endpoint.name, method: request.method, group };
    let attempts = 0;
    let waitedMs = 0;
    try {
      await waitForPermit(gate, maxWaitMs, signal);
      waitedMs = performance.now() - startedAt;
      try {
        const options: http.RequestOptions = {
          agent: upstream.agent,
          protocol: upstream.url.protocol,
          hostname: upstream.url.hostname,
          port: upstream.url.port,
          method: request.method,
          path: `${upstream.basePath}${target.path}${target.query}`,
          headers: upstreamHeaders(
            request.headers,
            upstream.url.host,
            { requestId, traceId, trace, span },
            undefined,
            body === undefined ? undefined : Buffer.byteLength(body),
          ),
          ...(signal ? { signal } : {}),
        };
        const { timeLimitMs } = upstreamGroups[group];
        attempts = 1;
        const answer = await exchange(options, body, timeLimitMs).catch((error: unknown) => {
          if (!upstream.retries || !mayRepeat(request, error) || signal?.aborted) throw error;
          attempts = 2;
          return exchange({ ...options, agent: false }, body, timeLimitMs);
        });
        span?.end({ route: line.route, status: answer.status });
        log({ ...line, status: answer.status, ms: performance.now() - startedAt, waitedMs, attempts });
        return responseOf(answer);
      } finally {
        gate.leave();
      }
    } catch (error) {
      const reason = signal?.aborted ? 'aborted' : reasonOf(error);
      span?.end({ route: line.route, status: 0, reason });
      if (reason === 'aborted') throw signal?.reason;
      log({ ...line, status: 0, ms: performance.now() - startedAt, waitedMs, attempts, reason });
      throw new UpstreamError(reason, error);
    }
  };
}

function mayRepeat(request: ApiRequest, error: unknown): boolean {
  if (!isDeadSocket(error) || !(error as { wasReused?: boolean }).wasReused) return false;
  return request.method === 'GET' || request.headers['idempotency-key'] !== undefined;
}

function waitForPermit(gate: Gate, maxWaitMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const leaveQueue = gate.enter(maxWaitMs, resolve, () => reject(new UpstreamError('overload')));
    signal?.addEventListener(
      'abort',
      () => {
        leaveQueue();
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

function responseOf({ status, headers, body }: Answer): Response {
  const pairs = Object.entries(headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new Response(statusesWithoutBody.has(status) ? null : new Uint8Array(body), { status, headers: pairs });
}
