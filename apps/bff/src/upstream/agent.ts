import type { Agent, IncomingMessage } from 'node:http';
import AgentKeepAlive from 'agentkeepalive';
import type { Config } from '../config.ts';

export type UpstreamAgent = Agent & Pick<AgentKeepAlive.HttpAgent, 'getCurrentStatus'>;

type AgentConfig = Pick<
  Config,
  'UPSTREAM_URL' | 'AGENT_MAX_SOCKETS' | 'AGENT_MAX_FREE_SOCKETS' | 'AGENT_TIMEOUT_MS' | 'AGENT_FREE_SOCKET_TIMEOUT_MS'
>;

/** The only pool of kept-alive sockets to upstream, shared by proxy and rendering. */
export function createUpstreamAgent(config: AgentConfig): UpstreamAgent {
  const options = {
    maxSockets: config.AGENT_MAX_SOCKETS,
    maxFreeSockets: config.AGENT_MAX_FREE_SOCKETS,
    timeout: config.AGENT_TIMEOUT_MS,
    freeSocketTimeout: config.AGENT_FREE_SOCKET_TIMEOUT_MS,
  };
  const isSecure = config.UPSTREAM_URL.protocol === 'https:';
  return isSecure ? new AgentKeepAlive.HttpsAgent(options) : new AgentKeepAlive.HttpAgent(options);
}

/** Subtracted from upstream's hint, so that our side closes an idle socket before upstream does. */
const safetyMs = 1000;

/**
 * Limits the idle time of the answer's socket to what upstream announced (`Keep-Alive: timeout=5`) less one second. The
 * agent by itself overrides the hint, and a call sent while upstream closes the socket fails.
 */
export function respectKeepAliveHint(answer: IncomingMessage, freeSocketTimeoutMs: number): void {
  const hint = answer.headers['keep-alive'];
  const socket = answer.socket as IncomingMessage['socket'] & { freeSocketTimeout?: number; keepAliveHint?: string };
  if (typeof hint !== 'string' || socket.keepAliveHint === hint) return;
  socket.keepAliveHint = hint;
  const seconds = /(?:^|[\s,])timeout=(\d{1,9})/i.exec(hint)?.[1];
  if (seconds === undefined) return;
  // 0 would mean "use the default", so a socket that must not be reused gets one millisecond
  socket.freeSocketTimeout = Math.max(1, Math.min(freeSocketTimeoutMs, Number(seconds) * 1000 - safetyMs));
}
