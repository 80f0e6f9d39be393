import { categoryTreeQuery, findCategory, parseCategorySegment, type App } from '@shop/platform';
import { isMatrixView } from '../parts-matrix/matrix-address.ts';

/** For rendering: source paths of the module that a category's route loads for this address; none for a list of articles. */
export function categorySources(app: App, segment: string | undefined, search: URLSearchParams): string[] {
  const tree = app.queryClient.getQueryData(categoryTreeQuery().queryKey);
  const category = tree && findCategory(tree, parseCategorySegment(segment ?? '')?.id ?? '');
  if (!category) return [];
  if (category.categories.length > 0) return ['category-page/sub-categories-page.tsx'];
  return isMatrixView(category, search) ? ['parts-matrix/parts-matrix-page.tsx'] : [];
}
