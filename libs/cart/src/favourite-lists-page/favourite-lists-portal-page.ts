import type { ShopI18n } from '@shop/i18n';
import { paths } from '@shop/platform';
import { lazy } from 'react';
import { textOf } from '../text.ts';

/** Entry for navigation and overview of the account area. */
export const favouriteListsPortalPage = {
  to: paths.favouriteLists(),
  label: (i18n: ShopI18n): string => textOf(i18n)('cart.lists.title'),
  analyticsCategory: 'favouriteLists',
  skeleton: 'cards',
  Tile: lazy(async () => ({ default: (await import('./favourite-lists-tile.tsx')).FavouriteListsTile })),
} as const;
