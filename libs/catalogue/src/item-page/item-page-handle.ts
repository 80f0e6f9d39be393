import { categoryChain, categoryName, categoryTreeQuery, findCategory, paths, type RouteHandle } from '@shop/platform';
import { itemPath } from '../item-card/item-path.ts';
import { parentQuery } from '../queries.ts';
import { itemQueryOf, readItemAddress } from './variants/item-address.ts';

/** Breadcrumbs from the root category to the article; the parent under which it was found comes before it. */
export const itemPageHandle: RouteHandle = {
  analyticsCategory: 'product',
  crumbs({ queryClient }, { params, search, scope }) {
    const address = readItemAddress(params, search);
    const item = address && queryClient.getQueryData(itemQueryOf(address, scope).queryKey);
    if (!item) return undefined;
    const [parent] = (address.parent && queryClient.getQueryData(parentQuery(address.parent, scope).queryKey)) || [];
    const tree = queryClient.getQueryData(categoryTreeQuery().queryKey) ?? [];
    const category = findCategory(tree, parent?.categoryId ?? item.categoryId);
    return [
      ...(category ? categoryChain(tree, category) : []).map((step) => ({
        text: categoryName(step),
        to: paths.category(step),
      })),
      ...(parent ? [{ text: parent.articleNumber, to: itemPath(parent) }] : []),
      { text: item.articleNumber },
    ];
  },
};
