import type { Category, Suggestions } from '@shop/api-contracts';
import { categoryName, categoryTreeQuery, usePrefetchedQuery } from '@shop/platform';
import { isNamed, wordsOf } from './page-suggestions.ts';

type FoundCategory = Suggestions['categories'][number];

const maxCategories = 4;

/**
 * Categories for the typed text: first those of the loaded tree whose names begin like it, which are known at once, then those of the server's
 * answer, so that the answer moves none.
 */
export function useFoundCategories(typed: string, answered: readonly FoundCategory[] = []): FoundCategory[] {
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const named = visibleOf(tree)
    .filter((category) => isNamed(categoryName(category), typed))
    .map((category) => ({
      id: category.id,
      slug: category.slug,
      name: categoryName(category),
      productCount: category.productCount ?? 0,
    }))
    // "gask" is rather "gaskets" than "gasketed"
    .sort((a, b) => lengthOfWord(a.name, typed) - lengthOfWord(b.name, typed));
  const isNew = ({ id }: FoundCategory) => named.every((category) => category.id !== id);
  return [...named, ...answered.filter(isNew)].slice(0, maxCategories);
}

/** Of the shortest word of a name that begins like what is typed. */
const lengthOfWord = (name: string, typed: string): number =>
  Math.min(
    ...wordsOf(name).flatMap((word) => (wordsOf(typed).some((start) => word.startsWith(start)) ? word.length : [])),
  );

const visibleOf = (categories: readonly Category[]): Category[] =>
  categories.filter(({ visible }) => visible).flatMap((category) => [category, ...visibleOf(category.categories)]);
