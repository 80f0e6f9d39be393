import type { ServerResponse } from 'node:http';

/** False when so many of `key` are under way already, else it counts until the response is over. */
export type InFlightLimit = (key: string, response: ServerResponse) => boolean;

/** Bounds what is under way at a time for each key: a peer, or a person. */
export function createInFlightLimit(max: number): InFlightLimit {
  const counts = new Map<string, number>();
  return (key, response) => {
    const count = counts.get(key) ?? 0;
    if (count >= max) return false;
    counts.set(key, count + 1);
    response.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    });
    return true;
  };
}
