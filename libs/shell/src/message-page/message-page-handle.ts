import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export const messageHandle: RouteHandle = {
  analyticsCategory: 'feedback',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('shell.message.title') }],
};
