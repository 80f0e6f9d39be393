import { randomUUID } from 'node:crypto';

/** New id that identifies a request in every log; people quote it to support. */
export const newRequestId = (): string => randomUUID();

/** The caller's `x-request-id` if it is well-formed; only for our own callers. */
export const givenRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[A-Za-z0-9._-]{1,100}$/.test(header) ? header : undefined;
