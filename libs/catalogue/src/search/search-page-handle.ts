import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';
import { readSearchAddress } from './search-address.ts';

export const searchPageHandle: RouteHandle = {
  analyticsCategory: 'search',
  crumbs: ({ i18n }, { search }) => [
    { text: textOf(i18n)('catalogue.search.crumb', { expression: readSearchAddress(search).expression }) },
  ],
};
