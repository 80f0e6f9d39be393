import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export const remadeHandle: RouteHandle = {
  analyticsCategory: 'remade',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('shell.remade.title') }],
};
