import { useEffect, useRef } from 'react';

/** Time in which a removal can be undone, in milliseconds, not counting pauses. */
export const undoTimeMs = 6000;

/** Calls `end` after `ms` milliseconds, not counting the time while `isHeld`. */
export function useTimeLeft(ms: number, isHeld: boolean, end: () => void): void {
  const left = useRef(ms);
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [isHeld]);
}
