import { useEffect, useState } from 'react';

const tickMs = 15_000;

/** The current time, updated a few times a minute, for endings in view. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
