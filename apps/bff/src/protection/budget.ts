import { LRUCache } from 'lru-cache';

/**
 * Takes `cost` from what is left for `key` in its window. Answers undefined where there was enough; else takes nothing and answers the
 * seconds until there is more.
 */
export type Budget = (key: string, cost: number) => number | undefined;

/** Keys that are counted at a time: who has spent longest ago is forgotten first. */
const maxKeys = 50_000;

interface Spent {
  cost: number;
  endsAt: number;
}

/** So much for each key, a peer or a person, in windows of `windowMs` that begin with its first spending. */
export function createBudget(limit: number, windowMs: number, now: () => number = Date.now): Budget {
  const byKey = new LRUCache<string, Spent>({ max: maxKeys });
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
