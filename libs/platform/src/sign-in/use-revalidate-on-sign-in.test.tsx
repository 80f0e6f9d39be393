import { createI18n, parseLocale } from '@shop/i18n';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router';
import { AppProvider } from '../app-provider.tsx';
import type { App } from '../app.ts';
import { frameRouteId, identityScope, useIdentityScope } from '../identity/identity-scope.ts';
import type { Identity } from '../identity/identity.ts';
import type { Person } from '../identity/person.ts';
import { useRevalidateOnSignIn } from './use-revalidate-on-sign-in.ts';

const mark = () => document.documentElement.dataset['person'];
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

/** A server-rendered page for a person with a session hint; the test resolves the loaders by hand. */
async function openPage() {
  document.documentElement.dataset['person'] = 'awaited';
  const listeners = new Set<() => void>();
  let scope = '';
  const identity: Identity = {
    current: { state: 'awaited' } satisfies Person,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scope: () => (scope ? Promise.resolve(scope) : new Promise((resolve) => listeners.add(() => resolve(scope)))),
    change: () => undefined,
    end: () => undefined,
  };
  const answers: (() => void)[] = [];
  const Page = () => {
    useRevalidateOnSignIn();
    return <Outlet />;
  };
  const Prices = () => <p>Prices of {useIdentityScope()}</p>;
  const router = createMemoryRouter(
    [
      {
        Component: Page,
        children: [
          {
            path: '/',
            id: frameRouteId,
            loader: async ({ context }) => {
              await new Promise<void>((resolve) => answers.push(resolve));
              return { scope: context.get(identityScope) };
            },
            shouldRevalidate: () => true,
            Component: Prices,
            ErrorBoundary: () => <p>Error</p>,
          },
        ],
      },
    ],
    {
      hydrationData: { loaderData: { [frameRouteId]: { scope: 'anonymous' } } },
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(identityScope, scope);
        return context;
      },
    },
  );
  render(
    <AppProvider app={{ identity, queryClient: new QueryClient(), i18n: createI18n(parseLocale('en-gb')!) } as App}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  await settle();
  return {
    answers,
    found: async (whose: string) => {
      scope = whose;
      for (const listener of listeners) listener();
      await settle();
    },
  };
}

afterEach(() => {
  delete document.documentElement.dataset['person'];
});

test('prices stay hidden until the page shows the signed-in person’s', async () => {
  const { answers, found } = await openPage();
  expect(mark()).toBe('awaited');
  await found('ref-anna:100001');
  expect([mark(), answers.length]).toEqual(['awaited', 1]);
  // from the first moment: never the visitor’s prices without the mark
  const seen: (string | undefined)[] = [];
  const watch = new MutationObserver(() => seen.push(mark() ?? document.body.textContent));
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  answers[0]!();
  await settle();
  watch.disconnect();
  expect(seen.filter((text) => text !== 'awaited' && text !== 'Prices of ref-anna:100001')).toEqual([]);
  expect([mark(), document.body.textContent]).toEqual([undefined, 'Prices of ref-anna:100001']);
});

test('a wrong hint keeps the visitor’s page, without further requests', async () => {
  const { answers, found } = await openPage();
  await found('anonymous');
  expect([mark(), answers.length]).toEqual([undefined, 0]);
  expect(screen.getByText('Prices of anonymous')).toBeTruthy();
});

test('H4: after the end of a session the visitor’s prices are shown', async () => {
  const { answers, found } = await openPage();
  await found('ref-anna:100001');
  answers[0]!();
  await settle();
  await found('anonymous');
  answers[1]!();
  await settle();
  expect([answers.length, document.body.textContent]).toEqual([2, 'Prices of anonymous']);
});
