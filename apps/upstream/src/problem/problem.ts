import type { Problem as WireProblem } from '@shop/api-contracts';
import type { ProblemBody } from '@shop/server';

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not authenticated',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Body too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  422: 'Unprocessable',
  500: 'Internal error',
  503: 'Service unavailable',
};

/** An error with an HTTP status: thrown anywhere in a handler, answered as problem+json (RFC 9457). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** Stable, machine-readable code. */
  readonly code: string;
  readonly errors: WireProblem['errors'];
  readonly headers: Record<string, string>;
  /** Additional members of the body. */
  readonly members: Record<string, unknown>;

  constructor(
    status: number,
    code: string,
    detail: string,
    more: { errors?: WireProblem['errors']; headers?: Record<string, string>; members?: Record<string, unknown> } = {},
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
    this.members = more.members ?? {};
  }

  toBody(requestId: string): ProblemBody {
    return {
      ...this.members,
      type: `urn:problem:${this.code}`,
      title: titles[this.status] ?? 'Failed',
      status: this.status,
      detail: this.message,
      code: this.code,
      requestId,
      ...(this.errors ? { errors: this.errors } : {}),
    };
  }
}

/** 503 while the database cannot be reached; the call can be sent again. */
export const databaseDown = (): Problem =>
  new Problem(503, 'database_down', 'The database does not answer', { headers: { 'retry-after': '5' } });

/** 503 when every connection stayed in use, or a statement took too long; nothing was stored, the call can be sent again. */
export const databaseBusy = (): Problem =>
  new Problem(503, 'database_busy', 'The database has too much to do', { headers: { 'retry-after': '2' } });

/** 503 while nobody has imported a catalogue (docs/own-catalogue.md): there is no market to sell in. */
export const noMarketYet = (): Problem =>
  new Problem(503, 'no_market', 'The shop has no market yet: npm run import -- FOLDER, see docs/own-catalogue.md', {
    headers: { 'retry-after': '5' },
  });

/** 404 for an id that does not exist in this market or for this caller. */
export const notFound = (code: string, detail: string): Problem => new Problem(404, code, detail);
