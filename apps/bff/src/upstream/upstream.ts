import { allEndpoints, type Endpoint } from '@shop/api-contracts';
import type { Config } from '../config.ts';
import type { Protections } from '../protection/protections.ts';
import { createUpstreamAgent, type UpstreamAgent } from './agent.ts';
import { createEndpointMatcher, type Match } from './endpoint-matcher.ts';
import { createGates, type Gates } from './gates.ts';

/** Shared by proxy and rendering, and therefore created once: agent, gates, contract and address. */
export interface Upstream {
  readonly url: URL;
  /** Path of the API base without a trailing slash, '' at the root. */
  readonly basePath: string;
  readonly agent: UpstreamAgent;
  readonly gates: Gates;
  readonly match: (method: string, segments: string[]) => Match;
  /** Milliseconds for which an idle socket is kept without a hint from upstream. */
  readonly freeSocketTimeoutMs: number;
  readonly retries: boolean;
}

export function createUpstream(
  config: Config,
  protections: Pick<Protections, 'bulkheads' | 'retry'>,
  endpoints: readonly Endpoint[] = allEndpoints,
): Upstream {
  return {
    url: config.UPSTREAM_URL,
    basePath: config.UPSTREAM_URL.pathname.replace(/\/$/, ''),
    agent: createUpstreamAgent(config),
    gates: createGates(config, protections.bulkheads),
    match: createEndpointMatcher(endpoints),
    freeSocketTimeoutMs: config.AGENT_FREE_SOCKET_TIMEOUT_MS,
    retries: protections.retry,
  };
}
