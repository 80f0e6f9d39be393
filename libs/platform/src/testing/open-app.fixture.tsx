import { ToastOutlet } from '@shop/design-system';
import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useMatches,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { AppProvider, useApp } from '../app-provider.tsx';
import { appContext, type App } from '../app.ts';
import { frameRouteId, identityScope } from '../identity/identity-scope.ts';
import { useRevalidateOnSignIn } from '../sign-in/use-revalidate-on-sign-in.ts';
import type { RouteHandle } from '../routing/route-handle.ts';

/** Opens an address in a frame of breadcrumbs and toasts, as after hydration. `routes` are relative to `/:locale`. */
export function openApp(url: string, { app, routes }: { app: App; routes: RouteObject[] }) {
  const router = createMemoryRouter(
    [
      {
        path: '/:locale',
        id: frameRouteId,
        loader: ({ context }) => ({ scope: context.get(identityScope) }),
        shouldRevalidate: () => true,
        Component: Frame,
        HydrateFallback: () => null,
        children: [{ ErrorBoundary: () => <h1>{describeError(useRouteError())}</h1>, children: routes }],
      },
    ],
    {
      initialEntries: [url],
      getContext: async () => {
        const context = new RouterContextProvider();
        context.set(appContext, app);
        context.set(identityScope, await app.identity.scope());
        return context;
      },
    },
  );
  const view = render(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  const path = () => router.state.location.pathname + router.state.location.search;
  return { ...view, app, router, path };
}

function Frame() {
  useRevalidateOnSignIn();
  return (
    <>
      <Trail />
      <Outlet />
      <ToastOutlet label="Messages" closeLabel="Close message" />
    </>
  );
}

/** The breadcrumb trail, as the frame renders it. */
function Trail() {
  const app = useApp();
  const matches = useMatches();
  const scope =
    (matches.find(({ id }) => id === frameRouteId)?.loaderData as { scope: string } | undefined)?.scope ?? '';
  const crumbs = matches.flatMap(
    ({ handle, params }) =>
      (handle as RouteHandle | undefined)?.crumbs?.(app, { params, search: new URLSearchParams(), scope }) ?? [],
  );
  return <p data-testid="trail">{crumbs.map(({ text, to }) => (to ? `${text} (${to})` : text)).join(' / ')}</p>;
}

function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  return (error as { data?: { kind?: string } }).data?.kind ?? 'Error';
}
