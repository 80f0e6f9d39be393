/** A response or a connection. */
interface Closable {
  once(event: 'close', listener: () => void): unknown;
}

/** Returns false when the key has reached its limit; otherwise counts the work until it closes. */
export type InFlightLimit = (key: string, work: Closable) => boolean;

/** Limits concurrent work per key (a peer or a person). */
export function createInFlightLimit(max: number): InFlightLimit {
  const counts = new Map<string, number>();
  return (key, work) => {
    const count = counts.get(key) ?? 0;
    if (count >= max) return false;
    counts.set(key, count + 1);
    work.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    });
    return true;
  };
}
