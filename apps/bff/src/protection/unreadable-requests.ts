import { newRequestId, type Logger } from '@shop/server';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusClass, type Metrics } from '../operations/metrics.ts';
import { createBudget } from './budget.ts';

/** Error of Node's parser for bytes that are not a request. */
export type UnreadableError = NodeJS.ErrnoException & { rawPacket?: Buffer };

type Refusal = [status: number, code: string];

export interface RefusalOptions {
  /** Set on every answer. */
  headers: ReadonlyMap<string, string>;
  logger: Logger;
  metrics?: Metrics;
  /** Limit per peer; beyond it, requests get neither an answer nor a log line. */
  maxPerMinute: number;
}

/** Answers unparsable requests directly on the socket: well-formed, with all headers, a request id and a log line. */
export function createUnreadableRefusal({ headers, logger, metrics, maxPerMinute }: RefusalOptions) {
  const budget = createBudget(maxPerMinute, 60_000);
  return function refuseUnreadable(socket: Socket, [status, code]: Refusal): void {
    if (budget(socket.remoteAddress ?? 'unknown', 1) !== undefined) {
      socket.destroy();
      return;
    }
    const requestId = newRequestId();
    logger.info({ requestId, route: 'unreadable', status, reason: code }, 'request');
    metrics?.requestStarted();
    metrics?.requestFinished('unreadable', statusClass(status), 0, code);
    const title = STATUS_CODES[status] ?? '';
    const body = JSON.stringify({ title, status, code, requestId });
    const lines = [
      `HTTP/1.1 ${status} ${title}`,
      ...[...headers].map(([name, value]) => `${name}: ${value}`),
      `x-request-id: ${requestId}`,
      `x-reason-code: ${code}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ];
    socket.on('error', () => socket.destroy());
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
    // a peer that neither reads nor closes must not hold the socket
    setTimeout(() => socket.destroy(), 1_000).unref();
  };
}

/** Status and reason code of a parser error. */
export function refusalOf(error: UnreadableError): Refusal {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'request_timeout'];
  if (error.code !== 'HPE_HEADER_OVERFLOW') return [400, 'bad_request'];
  return isInRequestLine(error.rawPacket) ? [414, 'url_too_long'] : [431, 'headers_too_long'];
}

/** Maximum request line in bytes; a longer one is taken as the cause of an overflow. */
const requestLineBytes = 8_192;

/** True when the address caused the overflow. */
function isInRequestLine(packet: Buffer | undefined): boolean {
  if (!packet || !/^[A-Z]+ \//.test(packet.toString('latin1', 0, 20))) return false;
  const end = packet.indexOf('\n');
  return end === -1 || end > requestLineBytes;
}
