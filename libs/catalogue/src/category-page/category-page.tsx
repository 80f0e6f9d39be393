import {
  categoryTreeQuery,
  findCategory,
  hydrateLater,
  parseCategorySegment,
  useApp,
  usePrefetchedQuery,
} from '@shop/platform';
import { useParams } from 'react-router';
import { CategoryItemsPage } from './category-items-page.tsx';
import { loadSubCategoriesPage } from './load-sub-categories-page.ts';

// the loader has loaded its code, so the page never appears without its heading
const SubCategoriesPage = hydrateLater(loadSubCategoriesPage);

/** A category: its sub-categories if it has any, else its articles. */
export function CategoryPage() {
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const id = parseCategorySegment(useParams()['category'] ?? '')?.id ?? '';
  const category = findCategory(tree, id);
  const { locale } = useApp();
  if (!category) throw new Error(`The loader let an unknown category pass: ${id} in ${locale.locale}`);
  return category.categories.length > 0 ? (
    <SubCategoriesPage category={category} />
  ) : (
    // another category is another page and keeps no state
    <CategoryItemsPage key={category.id} category={category} tree={tree} />
  );
}
