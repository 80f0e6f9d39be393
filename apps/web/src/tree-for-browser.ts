import type { Category } from '@shop/api-contracts';

/**
 * The category tree as a page hands it to the browser: slugs of other markets only for the categories that the address
 * names, whose links to them stand in the head. They are for search engines, and were a tenth of the page.
 *
 * @param address path and query of the page
 */
export const treeForBrowser = (tree: readonly Category[], address: string): Category[] =>
  tree.map(({ alternates, ...category }) => ({
    ...category,
    ...(alternates && address.includes(category.id) ? { alternates } : {}),
    categories: treeForBrowser(category.categories, address),
  }));
