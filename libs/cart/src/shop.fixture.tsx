import { buildCategory } from '@shop/api-contracts/testing';
import { loadFormMessages } from '@shop/forms';
import { categoryTreeQuery, loadPlatformMessages, messageRoute } from '@shop/platform';
import {
  createBrowserApp,
  createFakeUpstream,
  openApp,
  type Answers,
  type BrowserAppInput,
} from '@shop/platform/testing';
import type { ReactNode } from 'react';
import { createFakeCarts } from './fake-carts.fixture.ts';
import { loadMessages } from './load-messages.ts';
import { customArticleNumbersRoute, favouriteListsRoute, routes } from './routes.tsx';

export { json, problem, type Answers } from '@shop/platform/testing';

interface ShopInput extends BrowserAppInput {
  /** Take precedence over the fake carts' answers. */
  answers?: Answers;
  /** Rendered at `/en-gb/` with the texts of this library. */
  element?: ReactNode;
}

/** A browser app with the given upstream answers and working fake carts. */
export function createShop({ answers = {}, ...input }: ShopInput = {}) {
  const carts = createFakeCarts();
  const { fetcher, calls, bodiesOf } = createFakeUpstream(answers, carts.answers);
  return { ...createBrowserApp(fetcher, input), calls, callsOf: bodiesOf, carts };
}

/** Opens an address as after hydration; `/en-gb/` shows `element`. */
export async function openShop(url: string, input: ShopInput = {}) {
  const shop = createShop(input);
  await shop.app.i18n.load(loadMessages);
  shop.app.queryClient.setQueryData(categoryTreeQuery().queryKey, [
    buildCategory({ id: 'c1', name: 'Heat exchangers' }),
    buildCategory({ id: 'c2', name: 'Hidden', visible: false }),
  ]);
  const opened = openApp(url, {
    app: shop.app,
    routes: [
      messageRoute(
        [loadPlatformMessages, loadFormMessages, loadMessages],
        [...routes, favouriteListsRoute, customArticleNumbersRoute],
      ),
      { index: true, element: input.element ?? <h1>Home</h1> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
  });
  await opened.findByTestId('trail');
  return { ...shop, ...opened };
}
