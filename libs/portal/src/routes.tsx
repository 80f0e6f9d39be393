import type { Order, PlacedOrder } from '@shop/api-contracts';
import { paths, patterns } from '@shop/platform';
import type { RouteObject } from 'react-router';
import { lazy } from 'react';
import { orderQuery, ownOrderQuery } from './orders/orders-query.ts';
import { portalHandle, type PortalHandle } from './portal-page.ts';
import { textOf } from './text.ts';

const dailyPages: RouteObject[] = [
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
    path: patterns.orders,
    lazy: async () => import('./orders-page/orders-route.ts'),
    handle: portalHandle({
      to: paths.orders(),
      label: (i18n) => textOf(i18n)('portal.orders'),
      analyticsCategory: 'orders',
      skeleton: 'cards',
      opened: ({ i18n, queryClient }, { params: { orderId }, scope }) => {
        if (orderId === undefined) return undefined;
        const { orderNumber: number } =
          queryClient.getQueryData<PlacedOrder>(orderQuery(scope, orderId).queryKey) ??
          queryClient.getQueryData<Order>(ownOrderQuery(scope, orderId).queryKey) ??
          {};
        return number ? textOf(i18n)('portal.orders.orderOf', { number }) : textOf(i18n)('portal.orders.order');
      },
      Tile: lazy(async () => ({ default: (await import('./orders/orders-tile.tsx')).OrdersTile })),
    }),
  },
];

const settingsPages: RouteObject[] = [
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
    path: patterns.taxExempts,
    lazy: async () => import('./tax-exempts/tax-exempts-route.ts'),
    handle: portalHandle({
      to: paths.taxExempts(),
      label: (i18n) => textOf(i18n)('portal.taxExempts'),
      analyticsCategory: 'taxExempts',
      skeleton: 'form',
      // only the US has sales tax exemptions
      isAvailable: ({ market }) => market.country === 'US',
    }),
  },
];

/**
 * The account area, relative to `/:locale`. Pages of other features are its children, each with a handle made by
 * `portalHandle`: they follow the orders, and what is seldom changed comes last.
 */
export function portalRoute(pages: RouteObject[] = []): RouteObject {
  const children = [...dailyPages, ...pages, ...settingsPages];
  return {
    lazy: async () => import('./layout/portal-layout-route.ts'),
    handle: { portalPages: children.map(({ handle }) => (handle as PortalHandle).portal) },
    children,
  };
}
