import type { Cart, CartLine, ItemCard } from '@shop/api-contracts';
import { loadFormMessages } from '@shop/forms';
import { loadPlatformMessages, messageRoute } from '@shop/platform';
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

export { buildUser, json, problem, type Answers } from '@shop/platform/testing';

export const buildCard = (card: Partial<ItemCard> = {}): ItemCard => ({
  genericItemId: 'G1',
  commercialItemId: 'V1',
  categoryId: 'c12',
  categorySlug: 'gasketed',
  slug: 'gx-050-31-plates',
  name: 'Heat exchanger GX-050, 31 plates',
  articleNumber: 'GX-050-031',
  images: { medium: { src: '/media/0123456789abcdef/a.svg', width: 400, height: 300 } },
  attributes: [],
  itemTags: [],
  parentItemKey: null,
  isInFavouriteList: false,
  salesDetails: {
    salesActions: ['Buy', 'RequestQuote'],
    price: { amount: '2117.00', originalAmount: '2117.00', currency: 'GBP' },
    availability: { state: 'inStock', stock: 3, leadTimeDays: 15 },
  },
  salesDetailsOnRequest: false,
  ...card,
});

/** A card whose ids and article number end in the given one. */
export const buildNumberedCard = (n: number, card: Partial<ItemCard> = {}): ItemCard =>
  buildCard({
    genericItemId: `G${n}`,
    commercialItemId: `V${n}`,
    articleNumber: `A-${n}`,
    name: `Gasket ${n}`,
    slug: `gasket-${n}`,
    ...card,
  });

export function buildLine(item: ItemCard = buildCard(), line: Partial<CartLine> = {}): CartLine {
  const quantity = line.quantity ?? 1;
  const price = item.salesDetails?.price ?? null;
  return {
    cartItemId: {
      genericItemId: item.genericItemId,
      commercialItemId: item.commercialItemId,
      categoryId: item.categoryId,
    },
    quantity,
    customArticleNumber: null,
    lineId: `line-${item.genericItemId}`,
    note: '',
    item,
    name: item.name,
    articleNumber: item.articleNumber,
    price,
    lineTotal: price && (Number(price.amount) * quantity).toFixed(2),
    issue: null,
    successor: null,
    ...line,
  };
}

export const buyCartId = 'b'.repeat(32);
export const quoteCartId = 'c'.repeat(32);

/** A cart to buy with the given lines; the total adds up. */
export const buildCart = (cart: Partial<Cart> = {}): Cart => {
  const lines = cart.lines ?? [buildLine()];
  return {
    id: buyCartId,
    action: 'Buy',
    eTag: '"1"',
    totalCartSize: lines.length,
    currency: 'GBP',
    lines,
    configurations: [],
    total: lines.reduce((sum, line) => sum + Number(line.lineTotal ?? 0), 0).toFixed(2),
    unpricedCount: lines.filter((line) => line.lineTotal === null).length,
    includesTax: false,
    taxRate: 20,
    weight: 0,
    ...cart,
  };
};

interface ShopInput extends BrowserAppInput {
  /** Beside and before the fake carts' answers. */
  answers?: Answers;
  /** Stands at `/en-gb/`; texts of this library are there. */
  element?: ReactNode;
}

/** An app of a browser whose upstream answers as told, with carts that work. */
export function createShop({ answers = {}, ...input }: ShopInput = {}) {
  const carts = createFakeCarts();
  const { fetcher, calls, bodiesOf } = createFakeUpstream(answers, carts.answers);
  return { ...createBrowserApp(fetcher, input), calls, callsOf: bodiesOf, carts };
}

/** Opens an address as a browser would after its code is there; `/en-gb/` shows `element`. */
export async function openShop(url: string, input: ShopInput = {}) {
  const shop = createShop(input);
  await shop.app.i18n.load(loadMessages);
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
