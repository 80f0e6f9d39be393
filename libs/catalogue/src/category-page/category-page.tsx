import { categoryTreeQuery, findCategory, parseCategorySegment, useApp, usePrefetchedQuery } from '@shop/platform';
import { useParams, useSearchParams } from 'react-router';
import { CategoryItemsPage } from './category-items-page.tsx';
import { PartsMatrixPage, SubCategoriesPage } from './later-pages.ts';

/** A category: its sub-categories if it has any, else its articles, as a matrix if the address asks for it. */
export function CategoryPage() {
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const id = parseCategorySegment(useParams()['category'] ?? '')?.id ?? '';
  const category = findCategory(tree, id);
  const view = useSearchParams()[0].get('view');
  const { locale } = useApp();
  if (!category) throw new Error(`The loader let an unknown category pass: ${id} in ${locale.locale}`);
  if (category.categories.length > 0) return <SubCategoriesPage category={category} />;
  return category.matrix && view === 'matrix' ? (
    <PartsMatrixPage category={category} />
  ) : (
    // another category is another page and keeps no state
    <CategoryItemsPage key={category.id} category={category} tree={tree} />
  );
}
