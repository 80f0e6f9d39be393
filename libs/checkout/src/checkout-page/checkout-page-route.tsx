import { paths, type RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export { checkoutLoader as loader } from './checkout.loader.ts';
export { CheckoutPage as Component } from './checkout-page.tsx';

export const handle: RouteHandle = {
  analyticsCategory: 'checkout',
  crumbs: ({ i18n }) => {
    const t = textOf(i18n);
    return [{ text: t('checkout.cart'), to: paths.cart() }, { text: t('checkout.title') }];
  },
};
