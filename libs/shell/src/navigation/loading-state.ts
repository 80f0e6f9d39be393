import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** The loader bar shows after 100 ms. */
export const loaderDebounceMs = 100;

/** A request that says so in its meta does not count for the loader. */
const counts = ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.['excludedFromLoader'] !== true;

/** True while any request runs that counts, or a page is on its way. */
export function useIsLoading(): boolean {
  const fetching = useIsFetching({ predicate: counts });
  const changing = useIsMutating({ predicate: counts });
  const { state } = useNavigation();
  return fetching + changing > 0 || state !== 'idle';
}

/** True once `value` has been true for `ms` milliseconds without a break, false at once when it is false. */
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
