import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** While a page waits for upstream it tries again this often by itself. */
const askAgainMs = 15_000;

/** A page that could not be had for a passing reason comes by itself once it can be had: with the line, or with time. */
export function useRecovery(isPassing: boolean): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  useEffect(() => {
    latest.current = revalidator;
  });
  useEffect(() => {
    if (!isPassing) return;
    const retry = () => {
      if (latest.current.state === 'idle' && navigator.onLine) void latest.current.revalidate();
    };
    const timer = setInterval(retry, askAgainMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isPassing]);
}
