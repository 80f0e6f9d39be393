import { allEndpoints, type Endpoint } from '@shop/api-contracts';
import { createLogger, processIdentity, type Logger, type Readiness, type Telemetry } from '@shop/server';
import { outsideOrigins, type Config } from './config.ts';
import { createIdentity, type IdentityParts } from './identity/identity.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { adyenOrigin } from './protection/adyen-origins.ts';
import { allProtections, type Protections } from './protection/protections.ts';
import { createLoadShedding, type LoadShedding } from './protection/load-shedding.ts';
import { watchDelay } from './protection/watch-delay.ts';
import { securityHeaders } from './protection/security-headers.ts';
import { createMarketDirectory } from './render/markets.ts';
import { createPageCache, type PageCache } from './render/page-cache.ts';
import { createRenderer, type Renderer } from './render/renderer.ts';
import type { BuiltWeb } from './web/web-bundle.ts';
import { createCallLog } from './upstream/call-log.ts';
import { createCallUpstream, type CallUpstream } from './upstream/call-upstream.ts';
import { createGate } from './upstream/gate.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';

/**
 * Everything that lives as long as the process. It holds nothing about a person except the tokens that `identity` keeps
 * by session.
 */
export interface Deps {
  config: Config;
  protections: Protections;
  logger: Logger;
  metrics: Metrics;
  readiness: Readiness;
  /** Undefined where no collector is configured. */
  telemetry: Telemetry | undefined;
  identity: IdentityParts;
  upstream: Upstream;
  callUpstream: CallUpstream;
  web: BuiltWeb;
  securityHeaders: ReadonlyMap<string, string>;
  render: Renderer;
  /** Decide what is refused when there is too much to do. */
  shedding: Record<SheddingSignal, LoadShedding>;
  pageCache: PageCache;
  directory: ReturnType<typeof createMarketDirectory>;
}

/** What is measured: how late the event loop is, and how long a page waits to be rendered. */
export type SheddingSignal = 'event_loop' | 'rendering';

/** What the process has already, and replacements for tests. */
export interface DepsOptions {
  telemetry?: Telemetry | undefined;
  protections?: Partial<Protections>;
  endpoints?: readonly Endpoint[];
  logger?: Logger;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** A logger whose every line says which process wrote it. */
export function createBffLogger(config: Config): Logger {
  const { service, instance, version } = processIdentity('bff', config);
  return createLogger({ level: config.LOG_LEVEL, base: { service, instance, version } });
}

export function createDeps(config: Config, web: BuiltWeb, options: DepsOptions = {}): Deps {
  const protections = { ...allProtections, ...options.protections };
  const logger = options.logger ?? createBffLogger(config);
  const now = options.now ?? Date.now;
  const metrics = createMetrics(processIdentity('bff', config));
  const upstream = createUpstream(config, protections, options.endpoints ?? allEndpoints);
  const callUpstream = createCallUpstream(upstream, createCallLog(logger, metrics));
  const pageCache = createPageCache(
    {
      freshMs: config.PAGE_FRESH_MS,
      staleMs: config.PAGE_STALE_MS,
      failureMs: config.PAGE_FAILURE_MS,
      bytes: config.PAGE_CACHE_BYTES,
    },
    now,
  );
  const renderGate = createGate({
    name: 'render',
    inFlight: config.RENDER_IN_FLIGHT,
    handedOver: config.RENDER_IN_FLIGHT,
    queue: config.RENDER_QUEUE,
  });
  const shedding = {
    event_loop: createLoadShedding(config.SHED_DELAY_MS),
    rendering: createLoadShedding(config.SHED_DELAY_MS),
  };
  watchDelay(shedding.event_loop.follow);
  watchDelay(shedding.rendering.follow, () => renderGate.longestWaitMs);
  metrics.observe({ agent: upstream.agent, gates: upstream.gates, renderGate, pageCache, shedding });
  return {
    config,
    protections,
    logger,
    metrics,
    readiness: { isReady: true },
    telemetry: options.telemetry,
    identity: createIdentity({ config, protections, logger, metrics, now }),
    upstream,
    callUpstream,
    web,
    securityHeaders: securityHeaders(
      web.bundle.bootScript,
      config.PUBLIC_URL.protocol === 'https:',
      config.ADYEN_ENVIRONMENT ? [adyenOrigin(config.ADYEN_ENVIRONMENT)] : [],
      outsideOrigins(config),
    ),
    render: createRenderer({
      web,
      callUpstream,
      gate: renderGate,
      publicUrl: config.PUBLIC_URL.origin,
      demo: config.DEMO,
      telemetryKey: config.APPLICATIONINSIGHTS_CONNECTION_STRING?.key,
      queueWaitMs: config.RENDER_QUEUE_WAIT_MS,
      timeLimitMs: config.RENDER_TIME_LIMIT_MS,
    }),
    shedding,
    pageCache,
    directory: createMarketDirectory(callUpstream, config.RENDER_QUEUE_WAIT_MS, now),
  };
}
