import { randomUUID } from 'node:crypto';

/** The id under which a request is found in every log, and which a person reads out to support. */
export const newRequestId = (): string => randomUUID();

/** The id that the caller gives in `x-request-id` when it is a sane one; only for callers of our own. */
export const givenRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[A-Za-z0-9._-]{1,100}$/.test(header) ? header : undefined;

/** Trace id of a W3C traceparent header, undefined when there is no valid one. */
export const traceIdOf = (traceparent: string | string[] | undefined): string | undefined =>
  typeof traceparent === 'string' ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent)?.[1] : undefined;
