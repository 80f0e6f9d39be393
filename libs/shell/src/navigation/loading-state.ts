import { useApp } from '@shop/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';

/** Delay before the loader bar is shown, in milliseconds. */
export const loaderDebounceMs = 100;

const none = () => 0;

/** True while any request runs that is not excluded, or a page is on its way. */
export function useIsLoading(): boolean {
  const { count, subscribe } = useApp().api.running;
  const running = useSyncExternalStore(subscribe, count, none);
  const { state } = useNavigation();
  return running > 0 || state !== 'idle';
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
