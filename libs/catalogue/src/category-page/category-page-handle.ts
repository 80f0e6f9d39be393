import {
  categoryChain,
  categoryName,
  categoryTreeQuery,
  findCategory,
  parseCategorySegment,
  paths,
  type RouteHandle,
} from '@shop/platform';

/** Breadcrumbs from the root category to this one. */
export const categoryPageHandle: RouteHandle = {
  analyticsCategory: 'category',
  crumbs(app, { params }) {
    const tree = app.queryClient.getQueryData(categoryTreeQuery().queryKey);
    const category = tree && findCategory(tree, parseCategorySegment(params['category'] ?? '')?.id ?? '');
    if (!category) return undefined;
    return categoryChain(tree, category).map((step) => ({
      text: categoryName(step),
      ...(step === category ? {} : { to: paths.category(step) }),
    }));
  },
};
