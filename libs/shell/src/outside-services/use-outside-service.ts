import { useConsent } from '@shop/platform';
import { useEffect, useState, type ComponentType } from 'react';

/** Milliseconds after which a page that is still busy, or whose browser does not tell, counts as idle. */
const idleMs = 3_000;

/**
 * Loads the part of the frame that shows a third-party service, once the reader allows it and the page is idle.
 * @param load a function that stays the same
 * @param isOffered the market has the service, for this reader
 * @returns null until then, when it is no longer allowed, and when its code fails to load
 */
export function useOutsideService<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  isOffered: boolean,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const isWanted = useConsent() === 'all' && isOffered;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const show = () =>
      void load().then(
        (part) => isOver || setPart(() => part),
        () => undefined,
      );
    const hasIdle = 'requestIdleCallback' in window;
    const waiting = hasIdle ? requestIdleCallback(show, { timeout: idleMs }) : setTimeout(show, idleMs);
    return () => {
      isOver = true;
      if (hasIdle) cancelIdleCallback(waiting as number);
      else clearTimeout(waiting);
    };
  }, [load, isWanted]);
  return isWanted ? Part : null;
}
