import type { ReactNode } from 'react';
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx';

interface QueryStateProps extends Pick<LoadFailureProps, 'title' | 'children' | 'beside'> {
  /** What `useQuery` answers, or what looks like it. */
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Stands there until the answer is there. */
  loading?: ReactNode;
}

/** In the place of what a query answers, until it has: that it is loading, or that it failed. Nothing once there is data. */
export function QueryState({
  query: { data, error, isFetching, refetch },
  loading = null,
  ...failure
}: QueryStateProps) {
  if (data !== undefined) return null;
  if (!error) return loading;
  return <LoadFailure error={error} retry={refetch} isRetrying={isFetching} {...failure} />;
}
