import type { ApiRequest, Category, RelatedItems, Settings } from '@shop/api-contracts';
import { buildCategory, buildMarketListItem, buildUser } from '@shop/api-contracts/testing';
import { loadFormMessages } from '@shop/forms';
import { appContext, isPageError, marketsQuery, messageRoute, patterns, type App } from '@shop/platform';
import { createBrowserApp, json, openApp, problem } from '@shop/platform/testing';
import { isRouteErrorResponse, RouterContextProvider, useRouteError } from 'react-router';
import { comparePageHandle } from './compare-page/compare-page-handle.ts';
import { comparePageLoader } from './compare-page/compare-page.loader.ts';
import { ComparePage } from './compare-page/compare-page.tsx';
import { itemPageHandle } from './item-page/item-page-handle.ts';
import { itemPageLoader } from './item-page/item-page.loader.ts';
import { ItemPage } from './item-page/item-page.tsx';
import { loadMessages } from './load-messages.ts';
import { searchPageHandle } from './search/search-page-handle.ts';
import { searchPageLoader } from './search/search-page.loader.ts';
import { SearchPage } from './search/search-page.tsx';

export { json } from '@shop/platform/testing';

const gasketed = buildCategory({
  id: 'c12',
  name: 'Gasketed',
  parent: 'c1',
  path: ['c1', 'c12'],
  alternates: [{ locale: 'sv-se', slug: 'packningsforsedda' }],
});
const tree = [
  buildCategory({ id: 'c1', name: 'Heat exchangers', categories: [gasketed] }),
  buildCategory({ id: 'c2', name: 'Spare parts' }),
  buildCategory({ id: 'c3', name: 'Service kits' }),
];

export const image = { src: '/media/0123456789abcdef/a.svg', width: 400, height: 300 };

export const noRelated: RelatedItems = {
  spareParts: [],
  serviceKits: [],
  alternatives: [],
  fits: [],
  explodedView: null,
  columns: [],
};

const markets = ['en-gb', 'sv-se'].map((locale) => buildMarketListItem(locale));

/** Answers by path of the commerce API; `*` answers all other paths. */
export type Answers = Record<string, (address: URL) => Response | Promise<Response>>;

export interface ShopInput {
  answers: Answers;
  isServer?: boolean;
  /** First name of the signed-in user. */
  firstName?: string;
  /** That differ from those of the fixture. */
  settings?: Partial<Settings>;
  categories?: Category[];
}

/** An app with the given upstream answers; `calls` are its paths and queries, without those of the frame, `sent` the bodies. */
export function createShop({ answers, isServer = false, firstName, settings = {}, categories = tree }: ShopInput) {
  const calls: string[] = [];
  const sent: unknown[] = [];
  const answer = async ({ url, body }: ApiRequest): Promise<Response> => {
    const address = new URL(url, 'http://upstream');
    if (body !== undefined) sent.push(JSON.parse(body as string));
    if (address.pathname === '/categories') return json(categories);
    for (const name of ['language', 'country', 'locale', 't']) address.searchParams.delete(name);
    calls.push(address.pathname + address.search);
    return (answers[address.pathname] ?? answers['*'] ?? (() => problem(404)))(address);
  };
  const user = firstName === undefined ? null : buildUser({ firstName });
  const { app } = createBrowserApp(answer, { isServer, user, settings, hasFrame: !isServer });
  return { app, calls, sent, createContext: () => createContext(app) };
}

/** Router context for the loaders of these pages. */
export function createContext(app: App): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  return context;
}

function ErrorBoundary() {
  const error = useRouteError();
  const kind = isRouteErrorResponse(error) && isPageError(error.data) ? `${error.data.kind} ${error.status}` : 'error';
  return <h1>{kind}</h1>;
}

/** Opens an address of an item or search page as after hydration; other addresses only show their path. */
export async function openPage(url: string, input: ShopInput) {
  const shop = createShop(input);
  shop.app.queryClient.setQueryData(marketsQuery().queryKey, markets);
  const opened = openApp(url, {
    app: shop.app,
    routes: [
      {
        ErrorBoundary,
        children: [
          messageRoute(
            [loadMessages, loadFormMessages],
            [
              { path: patterns.search, loader: searchPageLoader, Component: SearchPage, handle: searchPageHandle },
              { path: patterns.item, loader: itemPageLoader, Component: ItemPage, handle: itemPageHandle },
              { path: patterns.compare, loader: comparePageLoader, Component: ComparePage, handle: comparePageHandle },
            ],
          ),
          { index: true, element: <h1>Home</h1> },
        ],
      },
    ],
  });
  await opened.findByRole('heading', { level: 1 }, { timeout: 5000 });
  return { ...shop, ...opened };
}
