import { paths, type RouteHandle } from '@shop/platform';
import { isCheckoutStep } from '../order/steps.ts';
import { textOf } from '../text.ts';

export { checkoutLoader as loader } from './checkout.loader.ts';
export { CheckoutPage as Component } from './checkout-page.tsx';

export const handle: RouteHandle = {
  analyticsCategory: 'checkout',
  crumbs: ({ i18n }, { params: { step } }) => {
    const t = textOf(i18n);
    const title = t(step !== undefined && isCheckoutStep(step) ? `checkout.step.${step}` : 'checkout.title');
    return [{ text: t('checkout.cart'), to: paths.cart() }, { text: title }];
  },
};
