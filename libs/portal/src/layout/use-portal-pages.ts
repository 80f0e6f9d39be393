import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useMatches } from 'react-router';
import type { PortalHandle, PortalPage } from '../portal-page.ts';

/** The pages of the area that this market and company site have, and the one that is open. */
export function usePortalPages(): { pages: readonly PortalPage[]; page: PortalPage } {
  const settings = usePrefetchedQuery(settingsQuery());
  const handles = useMatches().map(({ handle }) => handle as Partial<PortalHandle & { portalPages: PortalPage[] }>);
  const pages = handles.find((handle) => handle?.portalPages)?.portalPages ?? [];
  return {
    pages: pages.filter(({ isThere }) => isThere?.(settings) ?? true),
    page: handles.findLast((handle) => handle?.portal)!.portal!,
  };
}
