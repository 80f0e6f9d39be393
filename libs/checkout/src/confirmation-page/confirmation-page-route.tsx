import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export { ConfirmationPage } from './confirmation-page.tsx';

export const handle: RouteHandle = {
  analyticsCategory: 'confirmation',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('checkout.confirmation.title') }],
};
