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

/** Whether the browser has a line at all. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribeOnline,
    () => !navigator.onLine,
    () => false,
  );

/** Whether the latest read failed because upstream or the way to it is down; false again with the next answer. */
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

/** Asks once more for what could not be had; what is shown meanwhile stays. */
export function retryFailed(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({
    predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
  });
}
