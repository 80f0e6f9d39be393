import type { AnswerOf, Endpoint, InputOf, LazyEndpoint } from './endpoint.ts';
import { ApiError, ContractError, NotAuthenticatedError, type Failure } from './errors.ts';
import type { MarketParameters } from './market-parameters.ts';

export interface ApiRequest {
  method: Endpoint['method'];
  /** Path and query relative to the API base, beginning with a slash. */
  url: string;
  headers: Record<string, string>;
  /** A form contains a file; the fetcher adds its content type. */
  body?: string | FormData;
  /** Reports the sent share of the body, from 0 to 1. */
  onUploadProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The second attempt after a 401: send no credentials. */
  anonymous: boolean;
}

/** Sends one request; everything else is the same in browser and server. */
export type Fetcher = (request: ApiRequest) => Promise<Response>;

export type Result<Data> = { ok: true; data: Data } | Failure;

export interface CallOptions {
  signal?: AbortSignal;
  /** Only for deliberately repeating the same change. */
  idempotencyKey?: string;
  /** Version that the caller has (ETag of a cart). */
  ifMatch?: string;
  /** For endpoints that take a file. */
  file?: File;
  /** The caller shows the progress itself, so the call does not count for the loader. */
  onUploadProgress?: (share: number) => void;
  /** Where a place of the page says itself that it loads. */
  excludedFromLoader?: boolean;
}

/** How many requests are under way, without those that are excluded from the loading indicator. */
export interface RunningRequests {
  count: () => number;
  /** Called after every change. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
}

export interface ApiClient {
  readonly market: MarketParameters;
  readonly running: RunningRequests;
  call<E extends Endpoint>(
    endpoint: E | LazyEndpoint<E>,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<E>>>;
  /**
   * Returns the response of an endpoint that answers a file, to be saved or inspected for an error. Throws
   * NotAuthenticatedError.
   */
  file<E extends Endpoint>(
    endpoint: E | LazyEndpoint<E>,
    input: InputOf<E>,
    options?: Pick<CallOptions, 'signal' | 'idempotencyKey' | 'excludedFromLoader'>,
  ): Promise<Response>;
}

interface ClientOptions {
  fetcher: Fetcher;
  market: MarketParameters;
  /** Runs once when a call was answered 401: the client clears the user and signs out. */
  onUnauthenticated?: () => void | Promise<void>;
  now?: () => number;
  createKey?: () => string;
}

/** Fills in `:name` parameters, each encoded, so that an id can never add a segment. */
export function endpointPath(endpoint: Endpoint, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values[name])));
}

// A call's own `language` (GET markets/{id}) overrides that of the current market.
function searchOf(query: unknown, market: MarketParameters, t: number): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...market, ...(query ?? {}), t })) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) search.append(name, String(one));
  }
  return search.toString();
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Creates the client of the commerce API. Adds the market parameters and t to every call, an Idempotency-Key to every
 * change, and returns `{ok: true, data}` or a failure. After a 401 it repeats a call that does not need sign-in once,
 * anonymously, with the same key. Throws NotAuthenticatedError, ContractError, and AbortError when its signal is
 * aborted.
 */
export function createApiClient({
  fetcher,
  market,
  onUnauthenticated,
  now = Date.now,
  createKey = () => crypto.randomUUID(),
}: ClientOptions): ApiClient {
  const listeners = new Set<() => void>();
  let running = 0;
  const add = (requests: number) => {
    running += requests;
    for (const listener of listeners) listener();
  };

  /** Does the work of one call, which counts for the loading indicator unless it is excluded. */
  async function counted<Answer>(
    { excludedFromLoader, onUploadProgress }: CallOptions,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (excludedFromLoader || onUploadProgress) return work();
    add(1);
    try {
      return await work();
    } finally {
      add(-1);
    }
  }

  async function send(request: ApiRequest): Promise<Response | Failure> {
    try {
      return await fetcher(request);
    } catch (error) {
      if (request.signal?.aborted) throw error;
      return { ok: false, error: error instanceof Error ? error : new Error(String(error)), status: 0, body: null };
    }
  }

  /** Sends a call, and repeats it anonymously after a 401 where allowed. */
  async function sendCall(
    endpoint: Endpoint,
    input: unknown,
    { signal, ifMatch, idempotencyKey, file, onUploadProgress }: CallOptions,
  ): Promise<{ url: string; response: Response | Failure }> {
    const parts = input as { params?: unknown; query?: unknown; body?: unknown };
    const url = `${endpointPath(endpoint, parts.params)}?${searchOf(parts.query, market, now())}`;
    const isChange = endpoint.method !== 'GET' && !endpoint.changesNothing;
    const body = file ? formOf(file) : parts.body === undefined ? undefined : JSON.stringify(parts.body);
    const request: ApiRequest = {
      method: endpoint.method,
      url,
      headers: {
        accept: endpoint.answersFile ? '*/*' : 'application/json',
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        ...(isChange ? { 'idempotency-key': idempotencyKey ?? createKey() } : {}),
      },
      anonymous: false,
      ...(body === undefined ? {} : { body }),
      ...(onUploadProgress ? { onUploadProgress } : {}),
      ...(signal ? { signal } : {}),
    };

    const response = await send(request);
    if (response.status !== 401) return { url, response };
    // an unread answer keeps its connection open
    if (response instanceof Response) await response.text();
    await onUnauthenticated?.();
    if (endpoint.auth === 'required') throw new NotAuthenticatedError();
    return { url, response: await send({ ...request, anonymous: true }) };
  }

  return {
    market,
    running: {
      count: () => running,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    call: (called, input, options = {}) =>
      counted(options, async () => {
        const endpoint = 'load' in called ? await called.load() : called;
        const { url, response } = await sendCall(endpoint, input, options);
        if (!(response instanceof Response)) return response;
        const body = await bodyOf(response);
        if (!response.ok) {
          const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
          const error = new ApiError(response.status, url, body, retryAfterSeconds);
          return {
            ok: false,
            error,
            status: response.status,
            body,
            ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
          };
        }
        const parsed = endpoint.response.safeParse(body);
        if (!parsed.success) throw new ContractError(endpoint.name, parsed.error.issues);
        return { ok: true, data: parsed.data as AnswerOf<typeof endpoint> };
      }),
    file: (called, input, options = {}) =>
      counted(options, async () => {
        const { response } = await sendCall('load' in called ? await called.load() : called, input, options);
        if (response instanceof Response) return response;
        throw response.error;
      }),
  };
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('formFile', file);
  return form;
}
