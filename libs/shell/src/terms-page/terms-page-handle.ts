import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export const termsHandle: RouteHandle = {
  analyticsCategory: 'terms',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('shell.terms.page') }],
};
