import {
  ApiError,
  type AnswerOf,
  type CallOptions,
  type ApiClient,
  type Endpoint,
  type InputOf,
  type LazyEndpoint,
} from '@shop/api-contracts';
import { queryOptions, useQuery, type QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { apiOf, retryDelayMs, shouldRetry } from './query-client.ts';

/** Calls the endpoint and throws failures as ApiError; for callers that do not handle failures themselves. */
export async function callOrThrow<E extends Endpoint>(
  api: ApiClient,
  endpoint: E | LazyEndpoint<E>,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<AnswerOf<E>> {
  const result = await api.call(endpoint, input, options);
  if (result.ok) return result.data;
  throw result.error instanceof ApiError ? result.error : new ApiError(result.status, endpoint.name, result.body);
}

interface QuerySettings {
  /** True if the page shows its own skeleton while the query loads. */
  excludedFromLoader?: boolean;
  /** Identity scope if the answer depends on the person: `context.get(identityScope)` in loaders, `useIdentityScope()` in pages. */
  scope?: string;
  /** Milliseconds, 5 minutes by default; 0 for data that the person changes. */
  staleTime?: number;
}

/** Query options that loader and page share: key, endpoint, input and scope. The key never contains the timestamp `t`. */
export function apiQuery<E extends Endpoint>(
  endpoint: E | LazyEndpoint<E>,
  input: InputOf<E>,
  { excludedFromLoader = false, scope, staleTime }: QuerySettings = {},
) {
  return queryOptions({
    queryKey: [endpoint.name, input, ...(scope === undefined ? [] : [scope])] as QueryKey,
    meta: { excludedFromLoader },
    ...(staleTime === undefined ? {} : { staleTime }),
    queryFn: ({ client, signal, meta }): Promise<AnswerOf<E>> =>
      callOrThrow(apiOf(client), endpoint, input, {
        signal,
        excludedFromLoader: meta?.['excludedFromLoader'] === true,
      }),
  });
}

type Query<Data> = Pick<UseQueryOptions<Data, Error, Data>, 'queryKey' | 'queryFn' | 'staleTime'>;

/** The part of the app that reads need; importing the app would create a cycle through its identity. */
interface Reader {
  readonly queryClient: QueryClient;
  readonly isServer: boolean;
}

/** Used in loaders for data that the page requires: returns fresh data from the cache, else fetches it. Throws the error of the call. */
export function loadQuery<Data>(app: Reader, query: Query<Data>): Promise<Data> {
  return app.queryClient.query<Data, Error, Data>({
    ...query,
    retry: shouldRetry(app.isServer),
    retryDelay: retryDelayMs,
  });
}

/** Used in pages: data that this page's loader awaited. */
export function usePrefetchedQuery<Data>(query: Query<Data>): Data {
  const { data } = useQuery(query as UseQueryOptions<Data, Error, Data>);
  if (data === undefined) {
    throw new Error(`No data for ${JSON.stringify(query.queryKey)}: await loadQuery of it in the loader`);
  }
  return data;
}

/** Longest wait on the server for late data, in milliseconds; after it the page is rendered with the skeleton. */
const lateOnServerMs = 200;

/**
 * Used in loaders for late data. Never rejects.
 *
 * @param waitMs how long the page waits for it, in milliseconds; by default 200 on the server and not at all in the browser
 */
export async function startLateQuery<Data>(
  app: Reader,
  query: Query<Data>,
  waitMs = app.isServer ? lateOnServerMs : 0,
): Promise<void> {
  const reading = loadQuery(app, query).catch(() => undefined);
  if (waitMs > 0) await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, waitMs))]);
}
