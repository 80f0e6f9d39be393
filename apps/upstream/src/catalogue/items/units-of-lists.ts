import type { UnitOfList } from '@shop/api-contracts';
import type { Database, Language } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Person } from '../../access/person.ts';
import type { CategoryIndex } from '../../memory/category/category-index.ts';
import type { NarrowedIndex } from '../../memory/category/narrowed-index.ts';

/** What lists of articles ask about units. */
export interface UnitsOfLists {
  /** The articles of a category that fit a unit; null for a unit that is unknown or deleted. */
  narrow: (
    db: Kysely<Database>,
    index: CategoryIndex,
    equipmentId: string,
    language: Language,
  ) => Promise<NarrowedIndex | null>;
  /** Those of some articles that fit a unit; null as above. */
  fittingOf: (
    db: Kysely<Database>,
    commercialItemIds: string[],
    equipmentId: string,
    language: Language,
  ) => Promise<FittingArticles | null>;
  /** The name that its owner gave a unit, for them alone. */
  ownName: (db: Kysely<Database>, equipmentId: string, person: Person | null) => Promise<string | null>;
}

export interface FittingArticles {
  unit: Omit<UnitOfList, 'customName'>;
  /** Category of each that fits, by its commercial id. */
  categories: Map<string, string>;
}
