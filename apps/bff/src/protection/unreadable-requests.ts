import { newRequestId, type Logger } from '@shop/server';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusClass, type Metrics } from '../operations/metrics.ts';
import { createBudget } from './budget.ts';

/** What Node's parser says of bytes that are no request. */
export type UnreadableError = NodeJS.ErrnoException & { rawPacket?: Buffer };

type Refusal = [status: number, code: string];

export interface RefusalOptions {
  /** On every answer. */
  headers: ReadonlyMap<string, string>;
  logger: Logger;
  metrics?: Metrics;
  /** Of one peer; what comes on top gets neither answer nor line. */
  maxPerMinute: number;
}

/** Answers, on the bare socket, what never becomes a request: well-formed, with all headers, an id and a line in the log. */
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
    metrics?.requestFinished('unreadable', statusClass(status), 0);
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
    // a peer that never reads nor closes shall not hold the socket
    setTimeout(() => socket.destroy(), 1_000).unref();
  };
}

/** What is wrong with it. */
export function refusalOf(error: UnreadableError): Refusal {
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
