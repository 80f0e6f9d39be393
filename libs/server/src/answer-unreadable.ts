import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from './logger.ts';
import { newRequestId } from './request-id.ts';

const refusals: Record<string, [status: number, code: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_long'],
};
/** Milliseconds after which a peer that does not close loses its connection. */
const closeMs = 1_000;

/**
 * Answers requests that Node cannot read (broken, too long, too slow) like every other refusal: problem+json with a
 * request id, and a log line. Node itself would send a status line alone.
 */
export function answerUnreadable(server: Server, log: Pick<Logger, 'info'>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
    if (error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent) {
      socket.destroy();
      return;
    }
    const [status, code] = refusals[error.code ?? ''] ?? [400, 'bad_request'];
    const requestId = newRequestId();
    log.info({ requestId, route: 'unreadable', status, reason: code }, 'request');
    const title = STATUS_CODES[status] ?? '';
    const body = JSON.stringify({ title, status, code, requestId });
    const lines = [
      `HTTP/1.1 ${status} ${title}`,
      `x-request-id: ${requestId}`,
      'x-content-type-options: nosniff',
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ];
    socket.on('error', () => socket.destroy());
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), closeMs).unref();
  });
}
