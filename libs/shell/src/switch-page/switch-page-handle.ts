import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export const switchHandle: RouteHandle = {
  analyticsCategory: 'market',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('shell.market') }],
};
