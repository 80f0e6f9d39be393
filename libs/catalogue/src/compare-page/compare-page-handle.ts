import { categoryChain, categoryName, categoryTreeQuery, findCategory, paths, type RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

/** Breadcrumbs from the root category to the comparison. */
export const comparePageHandle: RouteHandle = {
  analyticsCategory: 'compare',
  crumbs({ i18n, queryClient }, { params }) {
    const tree = queryClient.getQueryData(categoryTreeQuery().queryKey) ?? [];
    const category = findCategory(tree, params['categoryId'] ?? '');
    return [
      ...(category ? categoryChain(tree, category) : []).map((step) => ({
        text: categoryName(step),
        to: paths.category(step),
      })),
      { text: textOf(i18n)('catalogue.compare') },
    ];
  },
};
