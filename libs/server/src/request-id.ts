import { randomUUID } from 'node:crypto';

/** New id that identifies a request in every log; people quote it to support. */
export const newRequestId = (): string => randomUUID();

/** The caller's `x-request-id` if it is well-formed; only for our own callers. */
export const givenRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[A-Za-z0-9._-]{1,100}$/.test(header) ? header : undefined;

/** Trace id of a W3C traceparent header; undefined without a valid one. */
export const traceIdOf = (traceparent: string | string[] | undefined): string | undefined =>
  typeof traceparent === 'string' ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent)?.[1] : undefined;
