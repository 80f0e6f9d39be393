import { loadFormMessages } from '@shop/forms';
import { messageRoute, patterns } from '@shop/platform';
import type { RouteObject } from 'react-router';
import { categoryPageHandle } from './category-page/category-page-handle.ts';
import { itemPageHandle } from './item-page/item-page-handle.ts';
import { searchPageHandle } from './search/search-page-handle.ts';

/** Relative to `/:locale`. */
export const routes: RouteObject[] = [
  {
    path: patterns.category,
    lazy: async () => import('./category-page/category-page-route.ts'),
    handle: categoryPageHandle,
  },
  { path: patterns.item, lazy: async () => import('./item-page/item-page-route.ts'), handle: itemPageHandle },
  { path: patterns.search, lazy: async () => import('./search/search-page-route.ts'), handle: searchPageHandle },
  messageRoute(
    [loadFormMessages],
    [{ path: patterns.compare, lazy: async () => import('./compare-page/compare-page-route.ts') }],
  ),
];
