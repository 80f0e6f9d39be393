import type { ApiRequest, Category, CategoryItems, Item, Settings } from '@shop/api-contracts';
import { buildCategory } from '@shop/api-contracts/testing';
import { fitsFilters } from '@shop/filters';
import { messageRoute } from '@shop/platform';
import { createBrowserApp, json, openApp, problem } from '@shop/platform/testing';
import { useRouteError } from 'react-router';
import { answerFromRows } from '../filters/answer-from-rows.ts';
import { buildCategoryItems } from '../filters/category-rows.fixture.ts';
import { decodeFilterQuery } from '../filters/filter-query.ts';
import { loadMessages } from '../load-messages.ts';
import { createContext } from '../shop.fixture.tsx';
import { categoryPageHandle } from './category-page-handle.ts';
import { categoryPageLoader } from './category-page.loader.ts';
import { CategoryPage } from './category-page.tsx';

const child = { parent: 'c1' };
export const gasketed = buildCategory({
  ...child,
  id: 'c12',
  name: 'Gasketed',
  slug: 'gasketed',
  path: ['c1', 'c12'],
  productCount: 30,
  alternates: [
    { locale: 'en-gb', slug: 'gasketed' },
    { locale: 'sv-se', slug: 'packningsforsedda' },
    { locale: 'sr-latn-rs', slug: 'sa-zaptivkama' },
  ],
});
export const brazed = buildCategory({ ...child, id: 'c13', name: 'Brazed', slug: 'brazed', path: ['c1', 'c13'] });
const hidden = buildCategory({
  ...child,
  id: 'c14',
  name: '',
  defaultName: 'Remade units',
  slug: 'remade',
  path: ['c1', 'c14'],
  visible: false,
});
export const tree = [
  buildCategory({
    id: 'c1',
    name: 'Heat exchangers',
    slug: 'heat-exchangers',
    productCount: 31,
    categories: [gasketed, brazed, hidden],
  }),
];

export const thirty: CategoryItems = buildCategoryItems(
  Array.from({ length: 30 }, (_, n) => ({
    material: ['NBR', 'HNBR', 'EPDM'][n % 3]!,
    pressure: n < 20 ? 10 : 16,
    area: n + 1,
    temperature: [-10, 110 + n] as [number, number],
  })),
);

interface ShopInput {
  items?: CategoryItems;
  /** Answers instead of the items. */
  fail?: () => Response;
  /** Upstream's answer for any single item. */
  item?: Item;
  /** Delays each answer with items until it resolves. */
  hold?: () => Promise<void>;
  isServer?: boolean;
  settings?: Partial<Settings>;
  categories?: Category[];
}

/** An app whose upstream answers from `items`; `calls` are the addresses of the requests for items. */
export function createShop({
  items = thirty,
  item,
  fail,
  hold,
  isServer = false,
  settings = {},
  categories = tree,
}: ShopInput = {}) {
  const calls: URL[] = [];
  const answer = async ({ url }: ApiRequest): Promise<Response> => {
    const address = new URL(url, 'http://upstream');
    if (address.pathname === '/categories') return json(categories);
    if (item && /^\/items\/\w+$/.test(address.pathname)) {
      calls.push(address);
      return json(item);
    }
    if (!address.pathname.startsWith('/items/category/')) throw new Error(`Nobody announced ${url}`);
    calls.push(address);
    await hold?.();
    if (fail) return fail();
    const selection = decodeFilterQuery(address.searchParams.get('f'));
    if (!selection || !fitsFilters(selection, items.filters)) return problem(400, { code: 'invalid_filter' });
    const page = answerFromRows(items, {
      selection,
      page: Number(address.searchParams.get('page') ?? 1),
      sort: address.searchParams.get('sort') ?? undefined,
      language: 'en',
      category: gasketed,
      buyEnabled: true,
    })!;
    return json({
      ...page,
      totalUnfiltered: items.totalUnfiltered,
      partialResults: address.searchParams.get('partial') ? items.partialResults : null,
    });
  };
  const { app } = createBrowserApp(answer, { isServer, settings });
  return { app, calls, createContext: () => createContext(app) };
}

function ShownError() {
  const error = useRouteError();
  return <pre>{error instanceof Error ? error.stack : JSON.stringify(error)}</pre>;
}

/** Opens an address of the shop as after hydration. */
export async function openCategory(url: string, input?: ShopInput) {
  const shop = createShop(input);
  const opened = openApp(url, {
    app: shop.app,
    routes: [
      {
        ErrorBoundary: ShownError,
        children: [
          messageRoute(
            [loadMessages],
            [{ path: ':category', loader: categoryPageLoader, Component: CategoryPage, handle: categoryPageHandle }],
          ),
        ],
      },
    ],
  });
  await opened.findByRole('heading', { level: 1 });
  return { ...shop, ...opened };
}
