import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export { QuickOrderPage as Component } from './quick-order-page.tsx';

export const handle: RouteHandle = {
  analyticsCategory: 'quick-order',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('cart.quickOrder.title') }],
};
