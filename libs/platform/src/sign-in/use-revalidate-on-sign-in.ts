import { useLayoutEffect } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { useApp } from '../app-provider.tsx';
import { frameRouteId, type FrameData } from '../identity/identity-scope.ts';

/**
 * For the root route: runs the loaders again for the identified person after hydration, and when a session ends. Removes the boot script's
 * mark, which hides prices, only after React has rendered the new data, some frames after the loaders have it.
 */
export function useRevalidateOnSignIn(): void {
  const { identity } = useApp();
  const { revalidate } = useRevalidator();
  // undefined on error pages, which hide nothing
  const shown = useRouteLoaderData<FrameData>(frameRouteId)?.scope;
  useLayoutEffect(() => {
    let isOnScreen = true;
    let isAsking = false;
    const look = async () => {
      if (isAsking) return;
      isAsking = true;
      const scope = await identity.scope();
      isAsking = false;
      if (!isOnScreen) return;
      if (shown === undefined || shown === scope) delete document.documentElement.dataset['person'];
      else await revalidate();
    };
    void look();
    const stop = identity.subscribe(() => void look());
    return () => {
      isOnScreen = false;
      stop();
    };
  }, [identity, revalidate, shown]);
}
