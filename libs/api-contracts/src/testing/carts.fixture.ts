import { cartLineSchema, cartSchema, type Cart, type CartLine } from '../carts.ts';
import {
  favouriteListItemSchema,
  favouriteListSchema,
  type FavouriteList,
  type FavouriteListItem,
} from '../favourite-lists.ts';
import { built } from './built.fixture.ts';
import { buildItemCard } from './items.fixture.ts';

export const buyCartId = 'b'.repeat(32);
export const quoteCartId = 'c'.repeat(32);

/** A line of the given article; its total is price times quantity. */
export function buildCartLine(line: Partial<CartLine> = {}): CartLine {
  const { item = buildItemCard(), quantity = 1 } = line;
  const price = item?.salesDetails?.price ?? null;
  return built(cartLineSchema, {
    cartItemId: {
      genericItemId: item?.genericItemId ?? 'G0',
      commercialItemId: item?.commercialItemId ?? 'V0',
      categoryId: item?.categoryId ?? 'c1',
    },
    quantity,
    customArticleNumber: null,
    lineId: `line-${item?.genericItemId ?? 'G0'}`,
    note: '',
    item,
    name: item?.name ?? 'Article of old',
    articleNumber: item?.articleNumber ?? 'OLD-1',
    price,
    lineTotal: price && (Number(price.amount) * quantity).toFixed(2),
    issue: null,
    successor: null,
    ...line,
  });
}

/** A cart to buy; its total is the sum of its lines. */
export function buildCart(cart: Partial<Cart> = {}): Cart {
  const lines = cart.lines ?? [buildCartLine()];
  return built(cartSchema, {
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
  });
}

/** An article of a list; `item: null` when it no longer exists in the market. */
export function buildListItem(listItem: Partial<FavouriteListItem> = {}): FavouriteListItem {
  const { item = buildItemCard() } = listItem;
  return built(favouriteListItemSchema, {
    id: `i-${item?.genericItemId ?? 'G0'}`,
    quantity: 1,
    cartItemId: {
      genericItemId: item?.genericItemId ?? 'G0',
      commercialItemId: item?.commercialItemId ?? 'V0',
      categoryId: item?.categoryId ?? 'c1',
    },
    item,
    name: item?.name ?? 'Article of old',
    articleNumber: item?.articleNumber ?? 'OLD-1',
    customArticleNumber: null,
    successor: null,
    ...listItem,
  });
}

/** An empty own list. */
export const buildFavouriteList = (list: Partial<FavouriteList> & Pick<FavouriteList, 'id' | 'name'>): FavouriteList =>
  built(favouriteListSchema, {
    items: [],
    configurations: [],
    isShared: false,
    owner: null,
    changedAt: '2026-11-20T08:00:00Z',
    ...list,
  });
