import { quantityBounds, type CartItemId } from '@shop/api-contracts';
import { Problem } from '../problem/problem.ts';
import type { SoldArticle } from '../catalogue/items/articles.ts';

/** A line that cannot come into the cart, or not in this quantity. */
export interface RefusedItem {
  cartItemId: CartItemId;
  /** Undefined where nobody knows it. */
  article: SoldArticle | undefined;
}

type Code = 'item_unknown' | 'not_for_sale' | 'sales_details_on_request' | 'quantity_not_sold' | 'quantity_too_high';

const details: Record<Code, string> = {
  item_unknown: 'There is no such article',
  not_for_sale: 'It is not sold this way any more',
  sales_details_on_request: 'The price is on request',
  quantity_not_sold: 'It is not sold in this quantity',
  quantity_too_high: `A line has at most ${quantityBounds.max} pieces`,
};

/** 422 that names every such item in `items`, and for one in the wrong quantity what it is sold in. */
export function refuse(code: Code, items: RefusedItem[]): Problem {
  const named = items.map(({ cartItemId, article }) => ({
    cartItemId,
    name: article?.name ?? '',
    articleNumber: article?.articleNumber ?? '',
    ...(code === 'quantity_not_sold' ? soldIn(article) : {}),
  }));
  const members = { items: named, ...(code === 'quantity_not_sold' ? soldIn(items[0]?.article) : {}) };
  return new Problem(422, code, details[code], { members });
}

const soldIn = (article: SoldArticle | undefined) =>
  article && { minimumQuantity: article.minimumQuantity, packQuantity: article.packQuantity };
