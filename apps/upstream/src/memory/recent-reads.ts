import { Remembered } from '../database/remembered.ts';
import type { CardRow, Facets, Hits, ItemRow, Relations, SelectedVariant } from './rows.ts';

/** Stock and prices on pages may be so old; carts and orders read them from the database. */
const maxAgeMs = 5_000;

/** What was read of one version of the catalogue; bounded to some tens of megabytes. Keys begin with the language. */
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
