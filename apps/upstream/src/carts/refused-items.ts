import { quantityBounds, type CartItemId } from '@shop/api-contracts';
import { Problem } from '../problem/problem.ts';
import type { SoldArticle } from '../catalogue/items/articles.ts';

/** An item that cannot be in the cart, or not in this quantity. */
export interface RefusedItem {
  cartItemId: CartItemId;
  /** Undefined when the article is unknown. */
  article: SoldArticle | undefined;
}

type Code =
  | 'item_unknown'
  | 'unit_unknown'
  | 'proof_not_computable'
  | 'not_for_sale'
  | 'sales_details_on_request'
  | 'quantity_not_sold'
  | 'quantity_too_high'
  | 'not_enough_stock';

const details: Record<Code, string> = {
  item_unknown: 'Article not found',
  unit_unknown: 'Unit not found',
  proof_not_computable: 'Nothing can be computed of the duty with this article',
  not_for_sale: 'Not for sale in this market',
  sales_details_on_request: 'The price is on request',
  quantity_not_sold: 'Not sold in this quantity',
  not_enough_stock: 'The article cannot be made again, and fewer are left',
  quantity_too_high: `A line has at most ${quantityBounds.max} pieces`,
};

/** Problem 422 that names all refused items in `items`, each wrong quantity with its minimum and pack, or with the stock. */
export function refuse(code: Code, items: RefusedItem[]): Problem {
  const named = items.map(({ cartItemId, article }) => ({
    cartItemId,
    name: article?.name ?? '',
    articleNumber: article?.articleNumber ?? '',
    ...hintOf(code, article),
  }));
  const members = { items: named, ...hintOf(code, items[0]?.article) };
  return new Problem(422, code, details[code], { members });
}

/** What a wrong quantity can be corrected by. */
function hintOf(code: Code, article: SoldArticle | undefined) {
  if (!article) return {};
  if (code === 'not_enough_stock') return { stock: article.stock };
  if (code !== 'quantity_not_sold') return {};
  return { minimumQuantity: article.minimumQuantity, packQuantity: article.packQuantity };
}
