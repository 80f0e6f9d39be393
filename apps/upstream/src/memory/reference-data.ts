import type {
  Language,
  StoredAttribute,
  StoredCategory,
  StoredCompanySite,
  StoredMarket,
  StoredPage,
  StoredCountry,
} from '@shop/commerce-model';
import type { Category, ContentBlock, Image, MatrixLayout } from '@shop/api-contracts';

/** A category with its position in the tree. */
export interface CategoryData extends Omit<StoredCategory, 'drawing' | 'matrix'> {
  image: Image | null;
  children: CategoryData[];
  /** From the root to this category. */
  path: CategoryData[];
  productCount: number;
  matrix?: MatrixLayout;
  /** Slug of its name, which most answers include. */
  slugs: Record<Language, string>;
}

/** Small data that changes rarely and belongs to nearly every answer; cached per version of the catalogue. */
export interface ReferenceData {
  /** Version of the catalogue; a new one invalidates all caches. */
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
  /** By language: what people say, in stems, and the words of the catalogue for it. */
  synonyms: Map<Language, Map<string, string[]>>;
  /** Answers of `categories.tree` by language, filled on demand. */
  trees: Map<Language, Category[]>;
}
