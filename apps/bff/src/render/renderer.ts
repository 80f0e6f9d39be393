import type { Fetcher } from '@shop/api-contracts';
import type { CallUpstream } from '../upstream/call-upstream.ts';
import type { ReasonCode } from '../http/reason.ts';
import { reasonOfAnswer, UpstreamError } from '../upstream/failure.ts';
import type { Gate } from '../upstream/gate.ts';
import type { CallIdentity } from '../upstream/request-headers.ts';
import type { BuiltWeb, RenderedPage } from '../web/web-bundle.ts';

interface RendererOptions {
  web: BuiltWeb;
  callUpstream: CallUpstream;
  /** Limits concurrent renderings. */
  gate: Gate;
  publicUrl: string;
  demo: boolean;
  /** Key of the collector that pages report to. */
  telemetryKey: string | undefined;
  /** Milliseconds that a rendering waits to begin, and that each of its calls waits for a permit. */
  queueWaitMs: number;
  timeLimitMs: number;
}

export interface RenderedDocument extends RenderedPage {
  /** Reason code when upstream failed during rendering. */
  reason?: ReasonCode;
}

export type Renderer = (url: string, identity: CallIdentity, signal: AbortSignal) => Promise<RenderedDocument>;

/** Creates a fetcher that calls upstream anonymously for one rendering and keeps the first failure. */
export function createFetcher(
  callUpstream: CallUpstream,
  identity: CallIdentity,
  maxWaitMs: number,
  signal?: AbortSignal,
  failed: (reason: ReasonCode) => void = () => undefined,
): Fetcher {
  return async (request) => {
    const signals = [signal, request.signal].filter((one) => one !== undefined);
    const any = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
    try {
      const response = await callUpstream(request, {
        ...identity,
        maxWaitMs,
        ...(any ? { signal: any } : {}),
      });
      if (response.status >= 500) failed(reasonOfAnswer(response));
      return response;
    } catch (error) {
      if (error instanceof UpstreamError) failed(error.code);
      throw error;
    }
  };
}

/**
 * Renders pages anonymously. A rendering waits for a permit, and is aborted after the time limit or when no request
 * waits for it.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { web, callUpstream, gate, publicUrl, demo, telemetryKey, queueWaitMs, timeLimitMs } = options;

  return async (url, identity, signal) => {
    await turn(gate, queueWaitMs, signal);
    const end = new AbortController();
    const ends = end.signal;
    const leave = (): void => end.abort(signal.reason);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    const timer = setTimeout(() => end.abort(new UpstreamError('upstream_timeout')), timeLimitMs);
    let reason: ReasonCode | undefined;
    try {
      const fetcher = createFetcher(callUpstream, identity, queueWaitMs, ends, (code) => (reason ??= code));
      const rendering = web.bundle.render({
        url,
        publicUrl,
        fetcher,
        manifest: web.manifest,
        signal: ends,
        requestId: identity.requestId,
        demo,
        telemetryKey,
      });
      const page = await Promise.race([rendering, abortOf(ends)]);
      // the web app has no page for a shop in which there is nothing
      if (reason === 'no_market') throw new UpstreamError(reason);
      return { ...page, ...(reason ? { reason } : {}) };
    } catch (error) {
      if (ends.aborted) throw ends.reason;
      throw reason && !(error instanceof UpstreamError) ? new UpstreamError(reason, error) : error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      // Node keeps signals derived from this one (AbortSignal.any), with all their listeners, until one of their
      // sources is aborted; without this, every rendered page would stay in memory
      end.abort(new DOMException('The page is rendered', 'AbortError'));
      gate.leave();
    }
  };
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

function turn(gate: Gate, maxWaitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leaveQueue = gate.enter(maxWaitMs, resolve, () => reject(new UpstreamError('overload')));
    signal.addEventListener('abort', () => {
      leaveQueue();
      reject(signal.reason as Error);
    });
  });
}
