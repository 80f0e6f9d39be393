import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between automatic retries while a page waits for upstream. */
const retryIntervalMs = 15_000;

/** Retries a page that failed for a temporary reason: when the browser is online again, and periodically. */
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
    const timer = setInterval(retry, retryIntervalMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isPassing]);
}
