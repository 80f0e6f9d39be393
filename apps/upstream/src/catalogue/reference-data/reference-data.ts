import type { Category, ContentBlock, Image } from '@shop/api-contracts';
import type {
  AttributeSeed,
  CategorySeed,
  CompanySeed,
  DemoCompany,
  Language,
  MarketSeed,
  PageSeed,
} from '../../demo/demo-company.ts';
import { slugOf } from '../../model/slug.ts';

/** A category with what its place in the tree tells. */
export interface CategoryData extends Omit<CategorySeed, 'drawing'> {
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
  markets: MarketSeed[];
  companies: Map<string, CompanySeed>;
  countries: DemoCompany['countries'];
  /** In the order of the specification table. */
  attributes: Map<string, AttributeSeed>;
  roots: CategoryData[];
  categories: Map<string, CategoryData>;
  blocks: Map<Language, Map<string, ContentBlock>>;
  pages: Map<Language, Map<string, Omit<PageSeed, 'language'>>>;
  keywords: Map<Language, string[]>;
  /** Answers of `categories.tree` by language, filled when first asked. */
  trees: Map<Language, Category[]>;
}

/** The name people read: the translation, or the default name where there is none. */
export function nameOfCategory(category: Pick<CategorySeed, 'name' | 'defaultName'>, language: Language): string {
  return category.name[language] || category.defaultName;
}

export function slugOfCategory(category: Pick<CategorySeed, 'name' | 'defaultName'>, language: Language): string {
  return slugOf(nameOfCategory(category, language));
}
