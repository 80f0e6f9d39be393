import {
  categoryTreeQuery,
  findCategory,
  later,
  parseCategorySegment,
  useApp,
  usePrefetchedQuery,
} from '@shop/platform';
import { useParams } from 'react-router';
import { CategoryItemsPage } from './category-items-page.tsx';
import { loadSubCategoriesPage } from './load-sub-categories-page.ts';

// the loader has it ready: nobody sees a page without its heading
const SubCategoriesPage = later(loadSubCategoriesPage);

/** A category: its sub-categories while there are any, its articles where there are none. */
export function CategoryPage() {
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const id = parseCategorySegment(useParams()['category'] ?? '')?.id ?? '';
  const category = findCategory(tree, id);
  const { locale } = useApp();
  if (!category) throw new Error(`The loader let an unknown category pass: ${id} in ${locale.locale}`);
  return category.categories.length > 0 ? (
    <SubCategoriesPage category={category} />
  ) : (
    // another category is another page: nothing that was chosen or opened goes along
    <CategoryItemsPage key={category.id} category={category} tree={tree} />
  );
}
