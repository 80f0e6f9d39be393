import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router';

/** Opens every other page as a new document, so that the policy of this one, under which WebAssembly may run, ends with it. */
export function useOwnDocument(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state === 'blocked') window.location.assign(createPath(blocker.location));
  }, [blocker]);
}
