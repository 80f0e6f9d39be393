import { isPassingFailure } from '@shop/platform';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

function subscribeOnline(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** True while the browser is offline. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribeOnline,
    () => !navigator.onLine,
    () => false,
  );

/** True if the latest read failed because upstream is down or unreachable; false after the next answer. */
export function useIsUpstreamDown(): boolean {
  const queryClient = useQueryClient();
  const [down, setDown] = useState(false);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { action } = event;
        if (action.type === 'success' && !action.manual) setDown(false);
        if ((action.type === 'failed' || action.type === 'error') && isPassingFailure(action.error)) setDown(true);
      }),
    [queryClient],
  );
  return down;
}

/** Repeats failed reads; what is shown stays meanwhile. */
export function retryFailed(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({
    predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
  });
}
