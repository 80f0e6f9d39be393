import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Position of an entry in the history, as the router keeps it. */
const positionOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * While something is open above the page, "back" closes it and the page stays: the step is taken back before the router
 * sees it. Choices made in between are entries of the history; one step back is enough.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  const { key } = useLocation();
  useEffect(() => {
    if (!open) return;
    let isReturning = false;
    const position = positionOf(window.history.state);
    const onPopState = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        onClose();
        return;
      }
      const reached = positionOf(event.state);
      if (position === undefined || reached === undefined || reached >= position) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(position - reached);
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
    // choices in the meantime add entries
  }, [open, key]);
}
