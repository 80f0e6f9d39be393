import { useEffect, useRef } from 'react';

/** How long a removal can be taken back, not counting the time during which somebody is about to. */
export const undoTimeMs = 6000;

/** Calls `end` after `ms` milliseconds, not counting those during which it was `held`. */
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
