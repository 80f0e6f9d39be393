import { useEffect, useState } from 'react';

const tickMs = 15_000;

/** The time, told anew a few times a minute: for what ends while one looks. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
