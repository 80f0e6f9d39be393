import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export const unitSearchHandle: RouteHandle = {
  analyticsCategory: 'unitSearch',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('units.search.title') }],
};
