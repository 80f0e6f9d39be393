import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from './config.ts';
import { createInFlightLimit } from './protection/in-flight-limit.ts';
import {
  createUnreadableRefusal,
  refusalOf,
  type RefusalOptions,
  type UnreadableError,
} from './protection/unreadable-requests.ts';

type ServerConfig = Pick<
  Config,
  | 'HEADER_LIMIT_BYTES'
  | 'HEADERS_TIMEOUT_MS'
  | 'REQUEST_TIMEOUT_MS'
  | 'UPLOAD_TIMEOUT_MS'
  | 'KEEP_ALIVE_TIMEOUT_MS'
  | 'MAX_CONNECTIONS'
  | 'MAX_CONNECTIONS_PER_PEER'
  | 'RATE_LIMIT_PER_MINUTE'
  | 'TRUST_PROXY'
>;

/** Milliseconds between checks for slow connections, and so the precision of the time limits. */
const connectionCheckMs = 500;
/** Milliseconds without a byte in either direction after which a browser's connection is closed. */
const inactivityMs = 60_000;

/**
 * The public HTTP server: limits on headers and on the time to send them, and well-formed answers even to bytes that
 * are not HTTP.
 */
export function createPublicServer(
  listener: RequestListener,
  config: ServerConfig,
  answers: Omit<RefusalOptions, 'maxPerMinute'>,
): Server {
  const server = createServer(
    {
      maxHeaderSize: config.HEADER_LIMIT_BYTES,
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      // for other bodies the proxy has a shorter limit
      requestTimeout: Math.max(config.REQUEST_TIMEOUT_MS, config.UPLOAD_TIMEOUT_MS),
      keepAliveTimeout: config.KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: connectionCheckMs,
      // checked by our own host check, which answers with all headers
      requireHostHeader: false,
      noDelay: true,
    },
    listener,
  );
  server.maxConnections = config.MAX_CONNECTIONS;
  server.timeout = inactivityMs;
  if (config.TRUST_PROXY === '') boundConnections(server, config.MAX_CONNECTIONS_PER_PEER);
  // Node would answer these itself, without headers, request id and log line
  const refuse = createUnreadableRefusal({ ...answers, maxPerMinute: config.RATE_LIMIT_PER_MINUTE });
  server.on('clientError', (error: UnreadableError, socket) => {
    const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
    if (error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent) socket.destroy();
    else refuse(socket as Socket, refusalOf(error));
  });
  server.on('checkExpectation', listener);
  server.on('connect', (_request, socket) => refuse(socket as Socket, [405, 'method_not_allowed']));
  return server;
}

/** Closes new connections of a peer that has reached its limit. */
function boundConnections(server: Server, maxPerPeer: number): void {
  const ofPeer = createInFlightLimit(maxPerPeer);
  server.on('connection', (socket) => {
    if (!ofPeer(socket.remoteAddress ?? 'unknown', socket)) socket.destroy();
  });
}
