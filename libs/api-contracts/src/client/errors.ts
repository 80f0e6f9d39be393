import type { Problem } from './problem.ts';

/** Any non-OK answer. */
export interface Failure {
  ok: false;
  error: Error;
  /** HTTP status, 0 when the network failed before an answer. */
  status: number;
  body: unknown;
  /** Seconds to wait, from Retry-After. */
  retryAfterSeconds?: number;
}

/** The format of this message is fixed, since external logs are searched for it. */
export const failureMessage = (status: number, url: string): string => `Error response ${status} from ${url}`;

/** Thrown by the query and mutation helpers for a failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly url: string;
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, url: string, body?: unknown, retryAfterSeconds?: number) {
    super(failureMessage(status, url));
    this.status = status;
    this.url = url;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The answer as a problem document, if it is one. */
  get problem(): Problem | undefined {
    return isProblem(this.body) ? this.body : undefined;
  }
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { title, status, code, requestId } = body as Partial<Record<keyof Problem, unknown>>;
  const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string';
  return typeof title === 'string' && typeof status === 'number' && isTextOrNothing(code) && isTextOrNothing(requestId);
}

/** An answer that violates its contract; names endpoint and field. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly endpoint: string;

  constructor(endpoint: string, issues: readonly { path: PropertyKey[]; message: string }[]) {
    super(`${endpoint}: ${issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.message}`).join('; ')}`);
    this.endpoint = endpoint;
  }
}

/** A call that needs sign-in was answered 401. */
export class NotAuthenticatedError extends Error {
  override readonly name = 'NotAuthenticatedError';
  constructor() {
    super('Not authenticated');
  }
}
