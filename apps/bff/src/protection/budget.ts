import { LRUCache } from 'lru-cache';

/**
 * Takes `cost` from the key's budget in the current window and returns undefined. When too little is left, it takes
 * nothing and returns the seconds until the window ends.
 */
export type Budget = (key: string, cost: number) => number | undefined;

/** Maximum number of counted keys; the least recently used is dropped first. */
const maxKeys = 50_000;

interface Spent {
  cost: number;
  endsAt: number;
}

/**
 * Creates a budget of `limit` per key (a peer or a person), in windows of `windowMs` that begin with the key's first
 * use.
 */
export function createBudget(limit: number, windowMs: number, now: () => number = Date.now): Budget {
  // grows with its keys: with `max` it takes the memory of all of them at once
  const byKey = new LRUCache<string, Spent>({ maxSize: maxKeys, sizeCalculation: () => 1 });
  return (key, cost) => {
    const at = now();
    const known = byKey.get(key);
    const spent = known && known.endsAt > at ? known : { cost: 0, endsAt: at + windowMs };
    if (spent !== known) byKey.set(key, spent);
    if (spent.cost + cost > limit) return Math.ceil((spent.endsAt - at) / 1_000);
    spent.cost += cost;
    return undefined;
  };
}
