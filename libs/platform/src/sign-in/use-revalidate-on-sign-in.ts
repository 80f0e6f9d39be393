import { useLayoutEffect } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { useApp } from '../app-provider.tsx';
import { frameRouteId, type FrameData } from '../identity/identity-scope.ts';

/**
 * For the route above all pages: shows the page for whoever is found to be there, once after hydration and again when a session ends.
 * The mark of the boot script, which hides prices until then, goes when React has put the answers on the screen: some frames after the
 * loaders have them.
 */
export function useRevalidateOnSignIn(): void {
  const { identity } = useApp();
  const { revalidate } = useRevalidator();
  // undefined on error pages, which have nothing to hide
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
