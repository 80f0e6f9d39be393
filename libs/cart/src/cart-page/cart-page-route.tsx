import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export { CartPage as Component } from './cart-page.tsx';

export const handle: RouteHandle = {
  analyticsCategory: 'cart',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('cart.page.title') }],
};
