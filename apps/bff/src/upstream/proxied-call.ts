import type { Span } from '@shop/server';
import type { ClientRequest } from 'node:http';
import type { UpstreamGroup } from './groups.ts';
import type { KeptBody } from './request-body.ts';
import type { Gate } from './gate.ts';

/** State of one request in the proxy. */
export interface ProxiedCall {
  group: UpstreamGroup;
  gate: Gate;
  /** Empty until the whole body has arrived. */
  body: KeptBody;
  /** True when the call may be sent again after a dead kept-alive socket. */
  mayRepeat: boolean;
  attempts: number;
  /** From the first attempt to the end of the answer. */
  span?: Span | undefined;
  /** Status of upstream's answer, once there is one. */
  status?: number;
  holdsPermit: boolean;
  isSettled: boolean;
  /** Value of performance.now() after which no further attempt is made. */
  deadlineAt: number;
  deadline?: NodeJS.Timeout;
  /** Set by the deadline, because the socket's error does not tell. */
  timedOut: boolean;
  outgoing?: ClientRequest;
  /** Bytes that the socket had received before this attempt. */
  bytesReadBefore: number;
}

/** Releases the group's permit, at most once. */
export function releasePermit(call: ProxiedCall): void {
  if (!call.holdsPermit) return;
  call.holdsPermit = false;
  clearTimeout(call.deadline);
  call.gate.leave();
}
