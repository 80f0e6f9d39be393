import type { ClientRequest } from 'node:http';
import type { UpstreamGroup } from './groups.ts';
import type { KeptBody } from './request-body.ts';
import type { Gate } from './gate.ts';

/** State of one request on its way through the proxy. */
export interface ProxiedCall {
  group: UpstreamGroup;
  gate: Gate;
  /** Empty until all of it is there. */
  body: KeptBody;
  /** May be sent again when a kept-alive socket was dead. */
  mayRepeat: boolean;
  attempts: number;
  holdsPermit: boolean;
  isOver: boolean;
  /** performance.now() after which no further attempt is made. */
  giveUpAt: number;
  deadline?: NodeJS.Timeout;
  /** Given by the deadline: the socket's error says nothing of it. */
  timedOut: boolean;
  outgoing?: ClientRequest;
  /** Bytes the socket had brought before this attempt. */
  bytesReadBefore: number;
}

/** Gives the permit of the group back, once. */
export function releasePermit(call: ProxiedCall): void {
  if (!call.holdsPermit) return;
  call.holdsPermit = false;
  clearTimeout(call.deadline);
  call.gate.leave();
}
