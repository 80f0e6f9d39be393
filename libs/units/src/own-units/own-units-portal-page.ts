import type { ShopI18n } from '@shop/i18n';
import { unitPaths } from '@shop/platform';
import { lazy } from 'react';
import { textOf } from '../text.ts';

/** The list of own units in the account area. */
export const ownUnitsPortalPage = {
  to: unitPaths.ownUnits(),
  label: (i18n: ShopI18n): string => textOf(i18n)('units.own'),
  analyticsCategory: 'units',
  skeleton: 'cards',
  Tile: lazy(async () => ({ default: (await import('./own-units-tile.tsx')).OwnUnitsTile })),
} as const;
