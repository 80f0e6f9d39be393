import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Delay before the loader bar is shown, in milliseconds. */
export const loaderDebounceMs = 100;

/** Requests can opt out of the loader in their meta. */
const counts = ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.['excludedFromLoader'] !== true;

/** True while a counted request or a navigation is pending. */
export function useIsLoading(): boolean {
  const fetching = useIsFetching({ predicate: counts });
  const changing = useIsMutating({ predicate: counts });
  const { state } = useNavigation();
  return fetching + changing > 0 || state !== 'idle';
}

/** True once `value` has been true for `ms` milliseconds without a break; false as soon as it is false. */
export function useLasting(value: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [value, ms]);
  return value && lasts;
}
