import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False in the server's HTML and the first rendering, then true: for controls that need a script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
