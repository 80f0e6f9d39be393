import { ApiError, NotAuthenticatedError, type FavouriteListSummary } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { useText } from '../text.ts';
import { useListChanges } from './use-list-changes.ts';

/** The new list, or why there is none: the name is taken (409), or it failed and a toast was shown. */
export type MadeList = FavouriteListSummary | 'taken' | 'failed';

export const isNameTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'list_name_taken';

/** Creates a list; shows a toast on failure. */
export function useCreateList(): (name: string) => Promise<MadeList> {
  const t = useText();
  const changes = useListChanges();
  return async (name) => {
    try {
      return await changes.create(name);
    } catch (error) {
      if (isNameTaken(error)) return 'taken';
      if (!(error instanceof NotAuthenticatedError)) {
        showToast({ type: 'error', text: t('FAVOURITE_LIST_ERROR_CREATE_LIST') });
      }
      return 'failed';
    }
  };
}
