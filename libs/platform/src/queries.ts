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

/** Calls and throws the failure as ApiError; for where a failure has no answer of its own. */
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
  /** Where a place of the page shows its own placeholder. */
  excludedFromLoader?: boolean;
  /** Whose answer it is, where that makes a difference: `context.get(identityScope)` in loaders, `useIdentityScope()` in pages. */
  scope?: string;
  /** Milliseconds; 5 minutes unless told: 0 for what changes by a person's own doing. */
  staleTime?: number;
}

/** What is read: key, endpoint, input and scope as one value that loader and page share. The key never holds the timestamp t. */
export function apiQuery<E extends Endpoint>(
  endpoint: E | LazyEndpoint<E>,
  input: InputOf<E>,
  { excludedFromLoader = false, scope, staleTime }: QuerySettings = {},
) {
  return queryOptions({
    queryKey: [endpoint.name, input, ...(scope === undefined ? [] : [scope])] as QueryKey,
    meta: { excludedFromLoader },
    ...(staleTime === undefined ? {} : { staleTime }),
    queryFn: ({ client, signal }): Promise<AnswerOf<E>> => callOrThrow(apiOf(client), endpoint, input, { signal }),
  });
}

type Query<Data> = Pick<UseQueryOptions<Data, Error, Data>, 'queryKey' | 'queryFn' | 'staleTime'>;

/** What of the app reads need; the app itself would lead back here, by the identity that it holds. */
interface Reader {
  readonly queryClient: QueryClient;
  readonly isServer: boolean;
}

/** In loaders: the data that the page cannot live without. From the cache while fresh, else asked for; throws what the read throws. */
export function loadQuery<Data>(app: Reader, query: Query<Data>): Promise<Data> {
  return app.queryClient.query<Data, Error, Data>({
    ...query,
    retry: shouldRetry(app.isServer),
    retryDelay: retryDelayMs,
  });
}

/** In pages: the value that this page's loader awaited. */
export function usePrefetchedQuery<Data>(query: Query<Data>): Data {
  const { data } = useQuery(query as UseQueryOptions<Data, Error, Data>);
  if (data === undefined) {
    throw new Error(
      `No data for ${JSON.stringify(query.queryKey)}: await loadQuery(app, …) with the same query in the loader of this route`,
    );
  }
  return data;
}

/** How long the server waits for what may be late; after it the page is rendered with the skeleton in its place. */
const lateOnServerMs = 200;

/** In loaders: data that may be late. Never rejects; on the server at most 200 ms, in the browser not awaited at all. */
export async function startLateQuery<Data>(app: Reader, query: Query<Data>): Promise<void> {
  const reading = loadQuery(app, query).then(
    () => undefined,
    () => undefined,
  );
  if (!app.isServer) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([reading, new Promise<void>((resolve) => (timer = setTimeout(resolve, lateOnServerMs)))]);
  clearTimeout(timer);
}
