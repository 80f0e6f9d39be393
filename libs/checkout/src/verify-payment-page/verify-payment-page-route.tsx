import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export { VerifyPaymentPage as Component } from './verify-payment-page.tsx';

export const handle: RouteHandle = {
  analyticsCategory: 'verify payment',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('checkout.verify.title') }],
};
