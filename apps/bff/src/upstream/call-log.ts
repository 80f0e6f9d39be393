import type { Logger } from '@shop/server';
import { statusClass, type Metrics } from '../operations/metrics.ts';
import type { CallIdentity } from './request-headers.ts';

/** One call to upstream, as logged. */
export interface CallLine extends Omit<CallIdentity, 'span'> {
  /** Name of the endpoint, because the path may contain free text. */
  route: string;
  method: string;
  group: string;
  /** 0 when there was no answer. */
  status: number;
  ms: number;
  /** Milliseconds waited for a permit of the group; part of `ms`. */
  waitedMs: number;
  attempts: number;
  reason?: string;
}

export type CallLog = (line: CallLine) => void;

/** Writes one log line per call and counts it. */
export function createCallLog(logger: Logger, metrics: Metrics): CallLog {
  return (line) => {
    metrics.callFinished(line.group, line.reason ?? statusClass(line.status), line.ms / 1000);
    const rounded = { ...line, ms: Math.round(line.ms), waitedMs: Math.round(line.waitedMs) };
    if (line.reason === undefined && line.status < 500) logger.info(rounded, 'call');
    else logger.warn(rounded, 'call');
  };
}
