import { settingsQuery, useApp, useIdentityScope, usePrefetchedQuery, useSituation } from '@shop/platform';
import { useMatches } from 'react-router';
import type { PortalHandle, PortalPage } from '../portal-page.ts';

/** Pages of the account area for this market, company site and person, with the open page and its title. */
export function usePortalPages(): { pages: readonly PortalPage[]; page: PortalPage; title: string } {
  const app = useApp();
  const scope = useIdentityScope();
  const settings = usePrefetchedQuery(settingsQuery());
  const situation = useSituation();
  const matches = useMatches();
  const handles = matches.map(({ handle }) => handle as Partial<PortalHandle & { portalPages: PortalPage[] }>);
  const pages = handles.find((handle) => handle?.portalPages)?.portalPages ?? [];
  const page = handles.findLast((handle) => handle?.portal)!.portal!;
  return {
    pages: pages.filter(({ isAvailable }) => isAvailable?.(settings, situation) ?? true),
    page,
    title: page.opened?.(app, { params: matches.at(-1)!.params, scope }) ?? page.label(app.i18n),
  };
}
