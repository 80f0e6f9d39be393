import type { FavouriteListSummary, ItemCard, LineToAdd } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { paths, useApp, useShopNavigate } from '@shop/platform';
import { useText } from '../text.ts';
import { pushWishlistEvent } from './wishlist-event.ts';
import { useListChanges, useSayListFailure } from './use-list-changes.ts';

/** What is to go into a list. */
export interface SaveRequest {
  lines: LineToAdd[];
  configurationIds?: string[];
  /** Articles of the lines, as far as they are known, for analytics. */
  items?: readonly ItemCard[];
}

/** Puts lines into a list and says so, or says why not. Resolves to whether they are in it. */
export function useSaveLines() {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const changes = useListChanges();
  const sayFailure = useSayListFailure();
  return async (list: Pick<FavouriteListSummary, 'id' | 'name'>, request: SaveRequest): Promise<boolean> => {
    try {
      await changes.addLines(list, request.lines, request.configurationIds);
    } catch (error) {
      sayFailure(error, list.name);
      return false;
    }
    const count = request.lines.length + (request.configurationIds?.length ?? 0);
    const page = paths.favouriteList(list.id);
    showToast({
      type: 'success',
      text: t('cart.lists.savedIn', { name: list.name, count }),
      link: { text: t('cart.lists.open'), href: app.href(page), onFollow: () => navigate(page) },
    });
    pushWishlistEvent(request);
    return true;
  };
}
