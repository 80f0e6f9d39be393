import { notFound, patterns, type RouteHandle } from '@shop/platform';
import type { RouteObject } from 'react-router';
import { contentHandle } from './content/content-handle.ts';
import { faqHandle } from './faq-page/faq-page-handle.ts';
import { messageHandle } from './message-page/message-page-handle.ts';
import { policyPages, type PolicyPageName } from './policy-page/policy-pages.ts';
import { remadeHandle } from './remade-page/remade-page-handle.ts';
import { switchHandle } from './switch-page/switch-page-handle.ts';
import { termsHandle } from './terms-page/terms-page-handle.ts';

const notFoundLoader = () => {
  throw notFound();
};

const policyRoutes = (Object.entries(policyPages) as [PolicyPageName, string][]).map(([page, path]): RouteObject => ({
  path,
  lazy: async () => {
    const { loaderOf, ...module } = await import('./policy-page/policy-page-route.ts');
    return { ...module, loader: loaderOf(page) };
  },
  handle: contentHandle(page, page),
}));

/** Home, content pages, market switcher, not-found and error pages, relative to `/:locale`; last the catch-all. */
export const routes: RouteObject[] = [
  {
    index: true,
    lazy: async () => import('./home-page/home-page-route.ts'),
    handle: { analyticsCategory: 'home' } satisfies RouteHandle,
  },
  { path: patterns.switcher, lazy: async () => import('./switch-page/switch-page-route.ts'), handle: switchHandle },
  { path: patterns.faq, lazy: async () => import('./faq-page/faq-page-route.ts'), handle: faqHandle },
  {
    path: patterns.support,
    lazy: async () => import('./support-page/support-page-route.ts'),
    handle: contentHandle('support', 'support'),
  },
  { path: patterns.message, lazy: async () => import('./message-page/message-page-route.ts'), handle: messageHandle },
  { path: patterns.terms, lazy: async () => import('./terms-page/terms-page-route.ts'), handle: termsHandle },
  { path: patterns.remade, lazy: async () => import('./remade-page/remade-page-route.ts'), handle: remadeHandle },
  ...policyRoutes,
  {
    path: patterns.error,
    lazy: async () => import('./error-page/error-page-route.tsx'),
    handle: { analyticsCategory: 'error' } satisfies RouteHandle,
  },
  { path: patterns.notFound, loader: notFoundLoader },
  { path: '*', loader: notFoundLoader },
];
