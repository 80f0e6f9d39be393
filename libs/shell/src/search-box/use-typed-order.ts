import type { ItemCard, Suggestions } from '@shop/api-contracts';
import { allowedQuantity, cartActionOf, cartItemIdOf, useAddToCart } from '@shop/cart';
import { suggestionsQuery } from '@shop/catalogue';
import { useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { orderedItem, readTypedOrder, type TypedOrder } from './typed-order.ts';

/** What would be added: the nearest quantity that is sold. */
export interface FoundOrder {
  item: ItemCard;
  action: 'Buy' | 'RequestQuote';
  quantity: number;
  /** The typed quantity is not sold. */
  isNearest: boolean;
}

interface TypedOrderState {
  /** The article that the text orders; undefined while it is looked for and where there is none. */
  found: FoundOrder | undefined;
  /** Suggestions for the article number alone. */
  suggestions: Suggestions | undefined;
  /** Still looking for the article. */
  isPending: boolean;
  isFetching: boolean;
  /** Adds what `text` orders; resolves to whether it was added, undefined if it orders nothing. */
  add: (text: string) => Promise<boolean | undefined>;
}

/** Reads a text such as `GX-050-NU-20 12` as an order of an article. */
export function useTypedOrder(expression: string, { enabled }: { enabled: boolean }): TypedOrderState {
  const { queryClient } = useApp();
  const scope = useIdentityScope();
  const cart = useAddToCart();
  const isAdding = useRef(false);
  const order = readTypedOrder(expression);
  const query = (articleNumber: string) => ({
    ...suggestionsQuery(articleNumber, scope),
    retry: false,
    meta: { excludedFromLoader: true },
  });
  const { data, isPending, isFetching } = useQuery({
    ...query(order?.articleNumber ?? ''),
    enabled: enabled && order !== undefined,
  });
  const found = order && data && findOrder(data, order);

  const add = async (text: string): Promise<boolean | undefined> => {
    const wanted = readTypedOrder(text);
    if (!wanted || isAdding.current) return undefined;
    isAdding.current = true;
    try {
      const answer = await queryClient.query(query(wanted.articleNumber)).catch(() => undefined);
      const now = answer && findOrder(answer, wanted);
      if (!now) return undefined;
      return await cart.add({ cartItemId: cartItemIdOf(now.item), quantity: now.quantity, item: now.item }, now.action);
    } finally {
      isAdding.current = false;
    }
  };
  return { found, suggestions: found && data, isPending: order !== undefined && isPending, isFetching, add };
}

function findOrder(suggestions: Suggestions, order: TypedOrder): FoundOrder | undefined {
  const item = orderedItem(suggestions, order);
  const action = item && cartActionOf(item);
  if (!item || !action) return undefined;
  const quantity = allowedQuantity(order.quantity, item.salesDetails);
  return { item, action, quantity, isNearest: quantity !== order.quantity };
}
