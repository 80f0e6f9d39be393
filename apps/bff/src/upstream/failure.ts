import type { ReasonCode } from '../operations/reason.ts';

/** A call of upstream that got no answer. */
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

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/** Translates an error of a socket into its reason. */
export function reasonOf(error: unknown): ReasonCode {
  if (error instanceof UpstreamError) return error.code;
  const code = codeOf(error);
  if (downCodes.has(code)) return 'upstream_down';
  return timeoutCodes.has(code) ? 'upstream_timeout' : 'upstream_reset';
}

/** True when the other side had closed the connection: on a kept-alive socket that is no statement about the request. */
export const isDeadSocket = (error: unknown): boolean => deadSocketCodes.has(codeOf(error));
