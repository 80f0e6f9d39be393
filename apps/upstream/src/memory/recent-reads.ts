import { Remembered } from '../database/remembered.ts';
import type { CardRow, Facets, Hits, ItemRow, Relations, SelectedVariant } from './rows.ts';

/** Maximum age of stock and prices on pages; carts and orders read them from the database. */
const maxAgeMs = 5_000;

/** Row caches for one version of the catalogue, limited to some tens of megabytes. Keys begin with the language. */
export interface RecentReads {
  cards: Remembered<CardRow | null>;
  items: Remembered<ItemRow | null>;
  variants: Remembered<SelectedVariant | null>;
  relations: Remembered<Relations | null>;
  facets: Remembered<Facets>;
  hits: Remembered<Hits>;
  fewHits: Remembered<string[]>;
}

export const createRecentReads = (): RecentReads => ({
  cards: new Remembered({ maxEntries: 10_000, maxAgeMs }),
  items: new Remembered({ maxEntries: 500, maxAgeMs }),
  variants: new Remembered({ maxEntries: 1_000, maxAgeMs }),
  relations: new Remembered({ maxEntries: 500 }),
  facets: new Remembered({ maxEntries: 200 }),
  hits: new Remembered({ maxEntries: 500 }),
  fewHits: new Remembered({ maxEntries: 2_000 }),
});
