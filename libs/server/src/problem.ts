import type { ServerResponse } from 'node:http';

/** The body of a failure (RFC 9457). */
export interface ProblemBody {
  type?: string;
  title: string;
  status: number;
  detail?: string;
  /** Stable and machine-readable. */
  code: string;
  requestId: string;
  [member: string]: unknown;
}

/** Answers `application/problem+json`, which no cache keeps. */
export function sendProblem(
  response: ServerResponse,
  problem: ProblemBody,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify(problem);
  response.writeHead(problem.status, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
