import type { ReactNode } from 'react';
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx';

interface QueryStateProps extends Pick<LoadFailureProps, 'title' | 'children' | 'beside'> {
  /** The result of `useQuery`, or an object of the same shape. */
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Shown until there is data. */
  loading?: ReactNode;
}

/** Shows the loading state or the failure of a query; renders nothing once there is data. */
export function QueryState({
  query: { data, error, isFetching, refetch },
  loading = null,
  ...failure
}: QueryStateProps) {
  if (data !== undefined) return null;
  if (!error) return loading;
  return <LoadFailure error={error} retry={refetch} isRetrying={isFetching} {...failure} />;
}
