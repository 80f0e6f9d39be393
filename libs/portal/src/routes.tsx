import { paths, patterns } from '@shop/platform';
import type { RouteObject } from 'react-router';
import { lazy } from 'react';
import { portalHandle, type PortalHandle } from './portal-page.ts';
import { textOf } from './text.ts';

const ownPages: RouteObject[] = [
  {
    path: patterns.portal,
    lazy: async () => import('./overview/overview-route.ts'),
    handle: portalHandle({
      to: paths.portal(),
      label: (i18n) => textOf(i18n)('portal.overview'),
      analyticsCategory: 'portal',
      skeleton: 'tiles',
    }),
  },
  {
    path: patterns.profile,
    lazy: async () => import('./profile/profile-route.ts'),
    handle: portalHandle({
      to: paths.profile(),
      label: (i18n) => textOf(i18n)('portal.profile'),
      analyticsCategory: 'profile',
      skeleton: 'form',
      Tile: lazy(async () => ({ default: (await import('./overview/profile-tile.tsx')).ProfileTile })),
    }),
  },
  {
    path: patterns.addresses,
    lazy: async () => import('./addresses/addresses-route.ts'),
    handle: portalHandle({
      to: paths.addresses(),
      label: (i18n) => textOf(i18n)('portal.addresses'),
      analyticsCategory: 'addresses',
      skeleton: 'cards',
      Tile: lazy(async () => ({ default: (await import('./overview/addresses-tile.tsx')).AddressesTile })),
    }),
  },
];

/** The account area, relative to `/:locale`. Pages of other features hang below it, each with a handle made by `portalHandle`. */
export function portalRoute(pages: RouteObject[] = []): RouteObject {
  const children = [...ownPages, ...pages];
  return {
    lazy: async () => import('./layout/portal-layout-route.ts'),
    handle: { portalPages: children.map(({ handle }) => (handle as PortalHandle).portal) },
    children,
  };
}
