import type { FavouriteList, ItemCard } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { lineOf } from '../favourite-lists/line-of.ts';
import { useListChanges, useListErrorToast } from '../favourite-lists/use-list-changes.ts';
import { pushWishlistEvent } from '../favourite-lists/wishlist-event.ts';
import { AddByNumber } from '../lines/add-by-number.tsx';
import { useText } from '../text.ts';

/** Adds an article to the list by its number. */
export function AddListLine({ list }: { list: FavouriteList }) {
  const t = useText();
  const changes = useListChanges();
  const showFailure = useListErrorToast();
  const add = async (item: ItemCard, quantity: number) => {
    const line = { ...lineOf(item), quantity };
    try {
      await changes.addLines(list, [line]);
    } catch (error) {
      showFailure(error, list.name);
      return false;
    }
    showToast({ type: 'success', text: t('cart.lists.articleAdded', { number: item.articleNumber, name: list.name }) });
    pushWishlistEvent({ lines: [line], items: [item] });
    return true;
  };
  return (
    <section data-chrome>
      <h2>{t('cart.lists.addArticle')}</h2>
      <AddByNumber add={add} />
    </section>
  );
}
