import type { ItemCard } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';
import { useCallback, useEffect } from 'react';

export interface ItemList {
  /** Stable id of the list: a category id, `search`. */
  id: string;
  name: string;
  items: readonly ItemCard[];
  /** Index of the first item in the whole list, from 0. */
  offset?: number;
}

/** An article for the data layer; availability is 'webshop' or 'quote only'. */
export function analyticsItem(item: ItemCard, index?: number) {
  return {
    item_id: item.articleNumber,
    item_name: item.name,
    item_category: item.categoryId,
    ...(item.salesDetails?.price ? { price: Number(item.salesDetails.price.amount) } : {}),
    ...(index === undefined ? {} : { index }),
    availability: item.salesDetails?.salesActions.includes('Buy') ? 'webshop' : 'quote only',
  };
}

const currencyOf = (items: readonly ItemCard[]) => {
  const currency = items.find((item) => item.salesDetails?.price)?.salesDetails?.price?.currency;
  return currency ? { currency } : {};
};

/** Reports each list once when shown; returns a stable callback for choosing one of its articles. */
export function useItemListEvents({ id, name, items, offset = 0 }: ItemList): (item: ItemCard, index: number) => void {
  const shown = items.map((item) => item.articleNumber).join();
  useEffect(() => {
    if (items.length === 0) return;
    pushEvent({
      event: 'view_item_list',
      ecommerce: {
        item_list_id: id,
        item_list_name: name,
        ...currencyOf(items),
        items: items.map((item, index) => analyticsItem(item, offset + index)),
      },
    });
    // article numbers identify the list: refreshed data with the same ones is no new list
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, shown, offset]);
  return useCallback(
    (item, index) =>
      pushEvent({
        event: 'select_item',
        ecommerce: {
          item_list_id: id,
          item_list_name: name,
          ...currencyOf([item]),
          items: [analyticsItem(item, offset + index)],
        },
      }),
    [id, name, offset],
  );
}
