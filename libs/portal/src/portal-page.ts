import type { Settings, User } from '@shop/api-contracts';
import type { ShopI18n } from '@shop/i18n';
import { accountRefOf, paths, userQuery, type App, type RouteHandle, type Situation } from '@shop/platform';
import type { ComponentType } from 'react';
import { textOf } from './text.ts';

/** A page of the account area, as its navigation and overview know it. */
export interface PortalPage {
  /** A path of `paths.ts`. */
  to: string;
  label: (i18n: ShopI18n) => string;
  analyticsCategory: string;
  /** What stands in its place while nobody knows yet who is there. */
  skeleton: 'tiles' | 'form' | 'cards';
  /** Where it depends on a setting, or on who looks; everywhere and for everybody without. */
  isThere?: (settings: Settings, situation: Situation) => boolean;
  /** Name of what is opened below it, where the address names something: in the trail and the title, once it is known. */
  opened?: (
    app: App,
    match: { params: Readonly<Record<string, string | undefined>>; scope: string },
  ) => string | undefined;
  /** What the overview shows of it. */
  Tile?: ComponentType;
}

export type PortalHandle = RouteHandle & { portal: PortalPage };

/** The account area is the Partner Portal for business users. */
export const portalName = (i18n: ShopI18n, user: Pick<User, 'isBusinessUser'> | undefined): string =>
  textOf(i18n)(user?.isBusinessUser ? 'portal.partner' : 'portal.customer');

/** Handle of a page's route: breadcrumb chain through the account home, and what navigation and overview show. */
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

/** The user of this scope; nobody before hydration. */
const knownUser = ({ queryClient }: App, scope: string): User | undefined =>
  queryClient.getQueryData(userQuery(accountRefOf(scope)).queryKey);
