// must come before any component; empty in a build
import '@vitejs/plugin-react/preamble';
import '@shop/design-system/global.css';
import { createApiClient, loadCalls, type Fetcher } from '@shop/api-contracts';
import { createI18n, pageLocale } from '@shop/i18n';
import {
  appContext,
  completeSignIn,
  createApp,
  createIdentity,
  createQueryClient,
  followSession,
  identityScope,
  rememberAffiliate,
  type App,
  type MessageHandle,
  type Person,
} from '@shop/platform';
import { startShell } from '@shop/shell';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document } from './document.tsx';
import { pageStateId, type PageState } from './page-state.ts';
import { createPrefetch } from './prefetch.ts';
import { discoverPages, loadLaterPages } from './discover-pages.ts';
import { firstPages, isFirstPage, pagesRouteId, siteRoutes } from './routes.tsx';

/** Calls of a page carry the session that the page shows: another tab may have signed in or out meanwhile. */
function createFetcher(who: () => Person): Fetcher {
  return ({ method, url, headers, body, signal, anonymous, onUploadProgress }) => {
    const person = who();
    const fetchWith = async (more?: Record<string, string>) => {
      const request = {
        method,
        headers: { ...headers, 'x-csrf': '1', ...more },
        credentials:
          anonymous || (person.state === 'anonymous' && !person.isJoining)
            ? ('omit' as const)
            : ('same-origin' as const),
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      };
      if (!onUploadProgress) return fetch(`/api${url}`, request);
      const { sendWithProgress } = await import('./send-with-progress.ts');
      return sendWithProgress(`/api${url}`, { ...request, onUploadProgress });
    };
    return person.state === 'signedIn' && !anonymous ? person.send(fetchWith) : fetchWith();
  };
}

/**
 * Loads the code of the current page, so that the first rendering in the browser matches the server's; its texts are in
 * the page state.
 */
async function loadMatched(app: App, routes: RouteObject[], messages: PageState['messages']): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  const loaders = matches.flatMap(({ route }) => (route.handle as Partial<MessageHandle> | undefined)?.messages ?? []);
  app.i18n.adopt(loaders, messages);
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = (await route.lazy()) as Partial<RouteObject>;
  Object.assign(route, { ...loaded, lazy: undefined });
}

async function start(): Promise<void> {
  const text = document.getElementById(pageStateId)?.textContent ?? '';
  const state = JSON.parse(text) as PageState;
  const locale = pageLocale(state.locale)!;
  const companyId = state.companyId ?? undefined;
  const api = createApiClient({
    fetcher: createFetcher(() => identity.current),
    onUnauthenticated: () => identity.end(),
    market: {
      language: locale.language,
      country: locale.country,
      locale: locale.locale,
      ...(companyId ? { companyId: `-${companyId}` } : {}),
    },
  });
  const queryClient = createQueryClient(api, { isServer: false });
  hydrate(queryClient, state.queries);
  const identity = createIdentity({ queryClient });
  const prefetch = createPrefetch();
  const app = createApp({
    locale,
    companyId,
    api,
    queryClient,
    i18n: createI18n(locale),
    identity,
    publicUrl: state.publicUrl,
    isServer: false,
    requestId: state.requestId,
    isDemo: state.isDemo,
    prefetch: (path) => prefetch.run(path && app.href(path)),
  });
  startShell();
  rememberAffiliate();
  const isFirst = isFirstPage(location.pathname);
  const routes = siteRoutes(isFirst ? firstPages : [...firstPages, ...(await loadLaterPages())]);
  await loadMatched(app, routes, state.messages);
  const { errors = null } = state.router;
  // few pages have one
  const revived = errors && (await import('./hydration-errors.ts')).revivedErrors(errors);

  const createContext = () => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    return context;
  };
  const withScope = async (context: Readonly<RouterContextProvider>) => {
    context.set(identityScope, await identity.scope());
    return context;
  };
  const router = createBrowserRouter(routes, {
    getContext: createContext,
    patchRoutesOnNavigation: ({ path, patch }) => discoverPages(path, (pages) => patch(pagesRouteId, pages)),
    // one scope for all loaders of a navigation, awaited here: a loader that waited for it itself would be lost when
    // all of them are revalidated
    async dataStrategy({ matches, context }) {
      await withScope(context);
      const loading = matches.filter(({ shouldLoad }) => shouldLoad);
      const results = await Promise.all(loading.map((match) => match.resolve()));
      return Object.fromEntries(loading.map(({ route }, index) => [route.id, results[index]!]));
    },
    hydrationData: { ...state.router, errors: revived },
  });
  prefetch.use(router, () => withScope(createContext()));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document app={app} assets={state.assets} state={text}>
          <RouterProvider router={router} />
        </Document>
      </StrictMode>,
    );
  });
  completeSignIn(identity);
  whenIdle(() => void Promise.allSettled([loadCalls(), loadLaterPages(), followSession(identity, { queryClient })]));
}

/** Runs work after hydration that calls need, but the first page does not. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}

void start();
