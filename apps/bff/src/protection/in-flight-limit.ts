/** What ends: a response, or a connection. */
interface Closable {
  once(event: 'close', listener: () => void): unknown;
}

/** False when so many of `key` are under way already, else it counts until the work is over. */
export type InFlightLimit = (key: string, work: Closable) => boolean;

/** Bounds what is under way at a time for each key: a peer, or a person. */
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
