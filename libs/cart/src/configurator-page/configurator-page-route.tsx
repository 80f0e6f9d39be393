import type { RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

export { ConfiguratorPage as Component } from './configurator-page.tsx';

export const handle: RouteHandle = {
  analyticsCategory: 'configurator',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('cart.configurator.title') }],
};
