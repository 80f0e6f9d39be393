import type {
  Language,
  StoredAttribute,
  StoredCategory,
  StoredCompanySite,
  StoredMarket,
  StoredPage,
  StoredCountry,
} from '@shop/commerce-model';
import type { Category, ContentBlock, Image } from '@shop/api-contracts';

/** A category with what its place in the tree tells. */
export interface CategoryData extends Omit<StoredCategory, 'drawing'> {
  image: Image | null;
  children: CategoryData[];
  /** From the root to itself. */
  path: CategoryData[];
  productCount: number;
  /** Slug of its name, which most answers name. */
  slugs: Record<Language, string>;
}

/** What is small, changes seldom and belongs to nearly every answer; held in memory as long as the catalogue's version stays. */
export interface ReferenceData {
  /** Of the catalogue: a new one makes every memory of it stale. */
  version: string;
  markets: StoredMarket[];
  companies: Map<string, StoredCompanySite>;
  countries: StoredCountry[];
  /** In the order of the specification table. */
  attributes: Map<string, StoredAttribute>;
  roots: CategoryData[];
  categories: Map<string, CategoryData>;
  blocks: Map<Language, Map<string, ContentBlock>>;
  pages: Map<Language, Map<string, Omit<StoredPage, 'language'>>>;
  keywords: Map<Language, string[]>;
  /** Answers of `categories.tree` by language, filled when first asked. */
  trees: Map<Language, Category[]>;
}
