import '@shop/design-system/global.css';
import { createApiClient, loadCalls, type Fetcher } from '@shop/api-contracts';
import { createI18n, parseLocale } from '@shop/i18n';
import {
  appContext,
  createApp,
  createIdentity,
  createQueryClient,
  followIdentity,
  identityScope,
  stripAuthMarker,
  type App,
  type MessageHandle,
} from '@shop/platform';
import { startShell } from '@shop/shell';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document } from './document.tsx';
import { revivedErrors } from './hydration-errors.ts';
import { pageStateId, type PageState } from './page-state.ts';
import { createPrefetch } from './prefetch.ts';
import { routes } from './routes.tsx';

const fetcher: Fetcher = ({ method, url, headers, body, signal, anonymous }) =>
  fetch(`/api${url}`, {
    method,
    headers: { ...headers, 'x-csrf': '1' },
    credentials: anonymous ? 'omit' : 'same-origin',
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  });

/** Code of the page one stands on, so that the first rendering in the browser is the server's; its texts came with it. */
async function loadMatched(app: App, messages: PageState['messages']): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
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
  const locale = parseLocale(state.locale)!;
  const companyId = state.companyId ?? undefined;
  const api = createApiClient({
    fetcher,
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
    prefetch: (path) => prefetch.run(app.href(path)),
  });
  startShell();
  await loadMatched(app, state.messages);

  // one scope for all loaders of a navigation
  const createContext = async () => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(identityScope, await identity.scope());
    return context;
  };
  const router = createBrowserRouter(routes, {
    getContext: createContext,
    hydrationData: { loaderData: state.router.loaderData ?? {}, errors: revivedErrors(state.router.errors) },
  });
  prefetch.use(router, createContext);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document app={app} assets={state.assets} state={text}>
          <Hydrated then={() => void followIdentity(identity, () => router.revalidate())}>
            <RouterProvider router={router} />
          </Hydrated>
        </Document>
      </StrictMode>,
    );
  });
  stripAuthMarker(identity);
  whenIdle(() => void loadCalls().catch(() => undefined));
}

/** Runs once the page lives: what is found out before must not change what is being brought to life. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** After hydration: what is needed at the first call, not for the first page. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}

void start();
