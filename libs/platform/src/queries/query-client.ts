import { ApiError, type ApiClient } from '@shop/api-contracts';
import { QueryClient } from '@tanstack/react-query';

/** Unused answers stay cached for 5 minutes. */
export const queryCacheTimeMs = 5 * 60 * 1000;
/** Retries of a failed read. */
export const maxRetries = 3;

const passingStatuses = new Set([0, 429, 502, 503, 504]);
const apis = new WeakMap<QueryClient, ApiClient>();

/** True if a retry may succeed: a network failure or a busy upstream, never another 4xx. */
export function isPassingFailure(error: unknown): boolean {
  return error instanceof ApiError ? passingStatuses.has(error.status) : error instanceof TypeError;
}

/** 1 s doubling to 30 s; where the server says when, at least that, and up to a half more: not everybody comes back at once. */
export function retryDelayMs(attempt: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  const usualMs = Math.min(1000 * 2 ** attempt, 30_000);
  return asked === undefined ? usualMs : Math.max(asked * 1000, usualMs) * (1 + Math.random() / 2);
}

/** Whether a read is tried again: in browsers alone, after failures that may pass, three times. */
export const shouldRetry =
  (isServer: boolean) =>
  (failures: number, error: unknown): boolean =>
    !isServer && failures < maxRetries && isPassingFailure(error);

/** A query cache for one request or one document; `api` answers its queries. */
export function createQueryClient(api: ApiClient, { isServer }: { isServer: boolean }): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryCacheTimeMs,
        gcTime: isServer ? Infinity : queryCacheTimeMs,
        retry: shouldRetry(isServer),
        retryDelay: retryDelayMs,
      },
      mutations: { retry: false },
    },
  });
  apis.set(queryClient, api);
  return queryClient;
}

export function apiOf(queryClient: QueryClient): ApiClient {
  const api = apis.get(queryClient);
  if (!api) throw new Error('QueryClient without createQueryClient');
  return api;
}
