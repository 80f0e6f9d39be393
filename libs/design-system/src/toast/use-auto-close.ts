import { useEffect, useRef } from 'react';

/** Calls `close` after `ms` milliseconds, not counting the time while `paused`. */
export function useAutoClose(ms: number | false, paused: boolean, close: () => void): void {
  const left = useRef(ms);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (paused || left.current === false) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== false) left.current -= Date.now() - started;
    };
  }, [paused]);
}
