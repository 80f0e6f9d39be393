import { NotAuthenticatedError } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { paths, useApp, useShopNavigate } from '@shop/platform';
import { useText } from '../text.ts';
import { saveInNewLists } from './save-in-new-lists.ts';
import { isNameTaken } from './use-create-list.ts';
import { useListChanges } from './use-list-changes.ts';
import type { SaveRequest } from './save-action.ts';
import { useSavedToast } from './use-save-lines.ts';
import { pushWishlistEvent } from './wishlist-event.ts';

/** Creates a list, or several if the lines exceed one, and shows a toast about success or failure. */
export function useSaveInNewLists(): (name: string, request: SaveRequest) => Promise<'done' | 'taken' | 'failed'> {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const changes = useListChanges();
  const showSaved = useSavedToast();
  return async (name, request) => {
    try {
      const made = await saveInNewLists(changes, { name }, request);
      if (made.length === 1) showSaved(made[0]!, request);
      else {
        const page = paths.favouriteLists();
        showToast({
          type: 'success',
          autoClose: false,
          text: t('cart.lists.savedInSeveral', {
            count: request.lines.length + (request.configurationIds?.length ?? 0),
            names: made.map((list) => list.name).join(', '),
          }),
          link: { text: t('cart.lists.toLists'), href: app.href(page), onFollow: () => navigate(page) },
        });
      }
      pushWishlistEvent(request);
      return 'done';
    } catch (error) {
      if (isNameTaken(error)) return 'taken';
      if (!(error instanceof NotAuthenticatedError))
        showToast({ type: 'error', text: t('FAVOURITE_LIST_ERROR_CREATE_LIST') });
      return 'failed';
    }
  };
}
