import type { ItemCard, Suggestions } from '@shop/api-contracts';
import { cartActionOf } from '@shop/cart';

/** An article number with pieces, typed as `GX-050-NU-20 12` or `GX-050-NU-20 x 12`. */
export interface TypedOrder {
  articleNumber: string;
  quantity: number;
}

export function readTypedOrder(text: string): TypedOrder | undefined {
  const [, articleNumber, pieces] = /^(\S*\d\S*)\s+(?:[x×]\s*)?(\d{1,5})$/i.exec(text.trim()) ?? [];
  const quantity = Number(pieces);
  return articleNumber && quantity > 0 ? { articleNumber, quantity } : undefined;
}

/** The suggested article with exactly this number, if it can be bought or a quote can be asked for it. */
export function orderedItem({ items }: Suggestions, { articleNumber }: TypedOrder): ItemCard | undefined {
  const wanted = plainNumber(articleNumber);
  return items.find((item) => plainNumber(item.articleNumber) === wanted && cartActionOf(item) !== null);
}

/** Numbers are typed with and without hyphens. */
const plainNumber = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
