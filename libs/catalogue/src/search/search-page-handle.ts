import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';
import { readExpression } from './search-expression.ts';

export const searchPageHandle: RouteHandle = {
  analyticsCategory: 'search',
  crumbs: ({ i18n }, { search }) => [
    { text: textOf(i18n)('catalogue.search.crumb', { expression: readExpression(search) }) },
  ],
};
