import { loadMessages as loadCatalogueMessages } from '@shop/catalogue';
import { messageRoute, notFound, patterns, type RouteHandle } from '@shop/platform';
import type { RouteObject } from 'react-router';
import { policyPages, type PolicyPageName } from './policy-page/policy-pages.ts';

const notFoundLoader = () => {
  throw notFound();
};

const policyRoutes = (Object.entries(policyPages) as [PolicyPageName, string][]).map(([page, path]): RouteObject => ({
  path,
  lazy: async () => {
    const { policyPage, ...module } = await import('./policy-page/policy-page-route.ts');
    return { ...module, ...policyPage(page) };
  },
}));

/** Content pages, market switcher, not-found and error pages, relative to `/:locale`; last the catch-all. */
export const routes: RouteObject[] = [
  { path: patterns.switcher, lazy: async () => import('./switch-page/switch-page-route.ts') },
  { path: patterns.faq, lazy: async () => import('./faq-page/faq-page-route.ts') },
  { path: patterns.support, lazy: async () => import('./support-page/support-page-route.ts') },
  { path: patterns.message, lazy: async () => import('./message-page/message-page-route.ts') },
  { path: patterns.terms, lazy: async () => import('./terms-page/terms-page-route.ts') },
  messageRoute(
    [loadCatalogueMessages],
    [{ path: patterns.remade, lazy: async () => import('./remade-page/remade-page-route.ts') }],
  ),
  ...policyRoutes,
  {
    path: patterns.error,
    lazy: async () => import('./error-page/error-page-route.tsx'),
    handle: { analyticsCategory: 'error' } satisfies RouteHandle,
  },
  { path: patterns.notFound, loader: notFoundLoader },
  { path: '*', loader: notFoundLoader },
];
