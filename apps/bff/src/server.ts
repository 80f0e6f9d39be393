import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { newRequestId, type Logger } from '@shop/server';
import type { Config } from './config.ts';

type ServerConfig = Pick<
  Config,
  | 'HEADER_LIMIT_BYTES'
  | 'HEADERS_TIMEOUT_MS'
  | 'REQUEST_TIMEOUT_MS'
  | 'UPLOAD_TIMEOUT_MS'
  | 'KEEP_ALIVE_TIMEOUT_MS'
  | 'MAX_CONNECTIONS'
>;

/** Milliseconds between looks for connections that are too slow: the limits hold to within this time. */
const connectionCheckMs = 500;
/** Milliseconds without a byte in either direction after which a browser's connection is closed. */
const inactivityMs = 60_000;

/** The public HTTP server: bounded headers, bounded time to send them, and well-formed answers also to what is no HTTP. */
export function createPublicServer(
  listener: RequestListener,
  config: ServerConfig,
  headers: ReadonlyMap<string, string>,
  logger: Logger,
): Server {
  const server = createServer(
    {
      maxHeaderSize: config.HEADER_LIMIT_BYTES,
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      // for what is no file the proxy is stricter
      requestTimeout: Math.max(config.REQUEST_TIMEOUT_MS, config.UPLOAD_TIMEOUT_MS),
      keepAliveTimeout: config.KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: connectionCheckMs,
      // answered by our own host check, with all headers
      requireHostHeader: false,
      noDelay: true,
    },
    listener,
  );
  server.maxConnections = config.MAX_CONNECTIONS;
  server.timeout = inactivityMs;
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    refuseUnreadable(error, socket as Socket, headers, logger);
  });
  return server;
}

function refuseUnreadable(
  error: NodeJS.ErrnoException & { rawPacket?: Buffer },
  socket: Socket,
  headers: ReadonlyMap<string, string>,
  logger: Logger,
): void {
  const wasAnswered = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
  if (error.code === 'ECONNRESET' || !socket.writable || wasAnswered) {
    socket.destroy();
    return;
  }
  const [status, code] = refusalOf(error);
  const requestId = newRequestId();
  logger.info({ requestId, route: 'unreadable', status, reason: code }, 'request');
  const title = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ title, status, code, requestId });
  const lines = [
    `HTTP/1.1 ${status} ${title}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    `x-request-id: ${requestId}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // a peer that never reads nor closes shall not hold the socket
  setTimeout(() => socket.destroy(), 1_000).unref();
}

function refusalOf(error: NodeJS.ErrnoException & { rawPacket?: Buffer }): [status: number, code: string] {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'request_timeout'];
  if (error.code !== 'HPE_HEADER_OVERFLOW') return [400, 'bad_request'];
  return isInRequestLine(error.rawPacket) ? [414, 'url_too_long'] : [431, 'headers_too_long'];
}

/** Longest request line that is not to blame for an overflow, in bytes. */
const requestLineBytes = 8_192;

/** Whether the bytes that were too many are those of the address. */
function isInRequestLine(packet: Buffer | undefined): boolean {
  if (!packet || !/^[A-Z]+ \//.test(packet.toString('latin1', 0, 20))) return false;
  const end = packet.indexOf('\n');
  return end === -1 || end > requestLineBytes;
}
