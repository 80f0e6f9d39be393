import { AsyncLruCache } from '../database/async-lru-cache.ts';
import type { NarrowedIndex } from './category/narrowed-index.ts';
import type { HitIndex } from './category/hit-index.ts';
import type { CardRow, Facets, Hits, ItemRow, ReadExpression, Relations, SelectedVariant } from './rows.ts';

/** Maximum age of stock and prices on pages, two seconds more from a replica; carts and orders read the primary. */
const maxAgeMs = 5_000;

/** Row caches for one version of the catalogue, limited to some tens of megabytes. Keys begin with the language. */
export interface RecentReads {
  cards: AsyncLruCache<CardRow | null>;
  items: AsyncLruCache<ItemRow | null>;
  variants: AsyncLruCache<SelectedVariant | null>;
  relations: AsyncLruCache<Relations | null>;
  facets: AsyncLruCache<Facets>;
  hits: AsyncLruCache<Hits>;
  hitIndexes: AsyncLruCache<HitIndex>;
  /** Articles of a category that fit a unit; null for a unit that does not exist. */
  fitting: AsyncLruCache<NarrowedIndex | null>;
  fewHits: AsyncLruCache<string[]>;
  /** Expressions read with the known words. */
  expressions: AsyncLruCache<ReadExpression>;
}

export const createRecentReads = (): RecentReads => ({
  cards: new AsyncLruCache({ maxEntries: 10_000, maxAgeMs }),
  items: new AsyncLruCache({ maxEntries: 500, maxAgeMs }),
  variants: new AsyncLruCache({ maxEntries: 1_000, maxAgeMs }),
  relations: new AsyncLruCache({ maxEntries: 500 }),
  facets: new AsyncLruCache({ maxEntries: 200 }),
  // each up to 10 thousand ids, or a column per filter
  hits: new AsyncLruCache({ maxEntries: 100 }),
  hitIndexes: new AsyncLruCache({ maxEntries: 30 }),
  fitting: new AsyncLruCache({ maxEntries: 100, maxAgeMs }),
  fewHits: new AsyncLruCache({ maxEntries: 2_000 }),
  expressions: new AsyncLruCache({ maxEntries: 2_000 }),
});
