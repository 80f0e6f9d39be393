import type { Settings, User } from '@shop/api-contracts';
import type { ShopI18n } from '@shop/i18n';
import { accountRefOf, paths, userQuery, type App, type RouteHandle, type Situation } from '@shop/platform';
import type { ComponentType } from 'react';
import { textOf } from './text.ts';

/** A page of the account area, for its navigation and overview. */
export interface PortalPage {
  /** A path of `paths.ts`. */
  to: string;
  label: (i18n: ShopI18n) => string;
  analyticsCategory: string;
  /** Skeleton while the person is not known yet. */
  skeleton: 'tiles' | 'form' | 'cards';
  /** Condition on settings and person; always shown if omitted. */
  isAvailable?: (settings: Settings, situation: Situation) => boolean;
  /** Name of the opened entry, for trail and title, once loaded. */
  opened?: (
    app: App,
    match: { params: Readonly<Record<string, string | undefined>>; scope: string },
  ) => string | undefined;
  /** Its tile on the overview. */
  Tile?: ComponentType;
}

export type PortalHandle = RouteHandle & { portal: PortalPage };

/** Name of the account area; for business users Partner Portal. */
export const portalName = (i18n: ShopI18n, user: Pick<User, 'isBusinessUser'> | undefined): string =>
  textOf(i18n)(user?.isBusinessUser ? 'portal.partner' : 'portal.customer');

/** Handle of a page's route: breadcrumbs through the account's start page, and data for navigation and overview. */
export function portalHandle(page: PortalPage): PortalHandle {
  return {
    portal: page,
    analyticsCategory: page.analyticsCategory,
    crumbs: (app, match) => {
      const home = portalName(app.i18n, knownUser(app, match.scope));
      if (page.to === paths.portal()) return [{ text: home }];
      const label = page.label(app.i18n);
      const opened = page.opened?.(app, match);
      return [
        { text: home, to: paths.portal() },
        ...(opened === undefined ? [{ text: label }] : [{ text: label, to: page.to }, { text: opened }]),
      ];
    },
  };
}

/** The cached user of this scope; undefined before hydration. */
const knownUser = ({ queryClient }: App, scope: string): User | undefined =>
  queryClient.getQueryData(userQuery(accountRefOf(scope)).queryKey);
