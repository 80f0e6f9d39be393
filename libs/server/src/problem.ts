import type { ServerResponse } from 'node:http';

/** Body of an error answer (RFC 9457). */
export interface ProblemBody {
  type?: string;
  title: string;
  status: number;
  detail?: string;
  /** Stable, machine-readable code. */
  code: string;
  requestId: string;
  [member: string]: unknown;
}

/** Answers `application/problem+json`, uncacheable. */
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
