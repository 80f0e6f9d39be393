import * as z from 'zod/mini';

/** Where OpenSearch is, and how this shop names its indices there. */
export interface OpenSearchSettings {
  /** Its address, with user and password if it wants them. */
  url: string;
  /** What the names of our indices begin with. */
  prefix: string;
  /** Milliseconds that a search may take. */
  timeoutMs: number;
}

/** Why OpenSearch did not answer a request: a label of metrics, and of the log. */
export const openSearchFailures = ['away', 'timeout', 'busy', 'refused', 'garbage'] as const;
export type OpenSearchFailure = (typeof openSearchFailures)[number];

/** OpenSearch did not answer, or not as its reference says. */
export class OpenSearchError extends Error {
  override readonly name = 'OpenSearchError';
  readonly reason: OpenSearchFailure;

  constructor(reason: OpenSearchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export interface OpenSearchRequest<Answer> {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Without a slash at the beginning; with its query. */
  path: string;
  /** An object as JSON, or the lines of a bulk. */
  body?: object | string;
  answer: z.ZodMiniType<Answer>;
  timeoutMs: number;
}

/** Sends requests to OpenSearch, over connections that are kept. Throws an OpenSearchError. */
export type OpenSearchClient = <Answer>(request: OpenSearchRequest<Answer>) => Promise<Answer>;

const busyStatuses = [429, 502, 503, 504];
const maxReasonLength = 300;

/** Prepares requests to an address; nothing is sent before the first. */
export function connectOpenSearch(address: string): OpenSearchClient {
  const url = new URL(address);
  const { username, password } = url;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  return async ({ method, path, body, answer, timeoutMs }) => {
    const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
    const { status, text } = await send(`${base}/${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(username === '' ? {} : { authorization }),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (status >= 300) {
      const reason = busyStatuses.includes(status) ? 'busy' : 'refused';
      throw new OpenSearchError(reason, `${method} ${path} is answered ${status}: ${text.slice(0, maxReasonLength)}`);
    }
    const parsed = answer.safeParse(jsonOf(text));
    if (!parsed.success) {
      const what = `${method} ${path} is answered ${text.slice(0, maxReasonLength)}`;
      throw new OpenSearchError('garbage', what, { cause: parsed.error });
    }
    return parsed.data;
  };
}

async function send(address: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError';
    const reason = isLate ? 'no answer in time' : String((error as Error).cause ?? error);
    throw new OpenSearchError(isLate ? 'timeout' : 'away', reason, { cause: error });
  }
}

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
