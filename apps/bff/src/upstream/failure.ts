import type { ReasonCode } from '../http/reason.ts';

/** A call to upstream without an answer. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly code: ReasonCode;

  constructor(code: ReasonCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

const downCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN']);
const timeoutCodes = new Set(['ETIMEDOUT', 'ERR_SOCKET_TIMEOUT']);
const deadSocketCodes = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** Reason of an answer with 5xx: upstream's own, where it gives one that pages and operators tell apart. */
export function reasonOfAnswer({ headers }: Pick<Response, 'headers'>): ReasonCode {
  const given = headers.get('x-reason-code');
  return given === 'database_down' || given === 'database_busy' || given === 'no_market' ? given : 'upstream_down';
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/** Maps a socket error to its reason code. */
export function reasonOf(error: unknown): ReasonCode {
  if (error instanceof UpstreamError) return error.code;
  const code = codeOf(error);
  if (downCodes.has(code)) return 'upstream_down';
  return timeoutCodes.has(code) ? 'upstream_timeout' : 'upstream_reset';
}

/** True when the other side had closed the connection; on a kept-alive socket this says nothing about the request. */
export const isDeadSocket = (error: unknown): boolean => deadSocketCodes.has(codeOf(error));
