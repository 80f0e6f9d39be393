import type { Settings } from '@shop/api-contracts';
import type { ShopI18n } from '@shop/i18n';
import { paths } from '@shop/platform';
import { textOf } from '../text.ts';

/** Entry of the page in the account area's navigation, if `customArticleNumbersEnabled` is on. */
export const customArticleNumbersPortalPage = {
  to: paths.customArticleNumbers(),
  label: (i18n: ShopI18n): string => textOf(i18n)('cart.numbers.title'),
  analyticsCategory: 'customArticleNumbers',
  skeleton: 'form',
  isAvailable: (settings: Settings): boolean => settings.customArticleNumbersEnabled,
} as const;
