import type { FavouriteListSummary } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { paths, useApp, useShopNavigate } from '@shop/platform';
import { useText } from '../text.ts';
import { maxListItems, PartlyAddedError } from './list-changes.ts';
import type { SaveRequest } from './save-action.ts';
import { pushWishlistEvent } from './wishlist-event.ts';
import { useListChanges, useListErrorToast } from './use-list-changes.ts';

/** Number of lines that upstream accepts or refuses as a whole; longer requests are checked before sending. */
const maxAtomicLines = 500;
const sizeOf = ({ lines, configurationIds = [] }: SaveRequest): number => lines.length + configurationIds.length;

type List = Pick<FavouriteListSummary, 'id' | 'name' | 'size'>;

/** Adds lines to a list and shows a toast. Resolves to the lines not added; undefined: all are. */
export function useSaveLines(): (list: List, request: SaveRequest) => Promise<SaveRequest | undefined> {
  const t = useText();
  const changes = useListChanges();
  const showFailure = useListErrorToast();
  const showSaved = useSavedToast();
  return async (list, request) => {
    const count = sizeOf(request);
    const room = Math.max(0, maxListItems - list.size);
    if (count > maxAtomicLines && count > room) {
      showToast({ type: 'error', text: t('cart.lists.noRoom', { name: list.name, room, count }) });
      return request;
    }
    try {
      await changes.addLines(list, request.lines, request.configurationIds);
    } catch (error) {
      if (!(error instanceof PartlyAddedError)) {
        showFailure(error, list.name);
        return request;
      }
      const left = {
        ...request,
        lines: request.lines.slice(error.addedLines),
        configurationIds: error.remainingConfigurations,
      };
      const text = t('cart.lists.partly', { name: list.name, count: count - sizeOf(left), total: count });
      showToast({ type: 'error', text });
      return left;
    }
    showSaved(list, request);
    pushWishlistEvent(request);
    return undefined;
  };
}

export function useSavedToast(): (list: Pick<FavouriteListSummary, 'id' | 'name'>, request: SaveRequest) => void {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  return ({ id, name }, request) => {
    const page = paths.favouriteList(id);
    showToast({
      type: 'success',
      text: t('cart.lists.savedIn', { name, count: sizeOf(request) }),
      link: { text: t('cart.lists.open'), href: app.href(page), onFollow: () => navigate(page) },
    });
  };
}
