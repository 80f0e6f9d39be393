import { ApiError, NotAuthenticatedError, type FavouriteListSummary } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { useText } from '../text.ts';
import { useListChanges } from './use-list-changes.ts';

/** A list, or why there is none: the name is in use already (409), or it failed and a toast has said so. */
export type MadeList = FavouriteListSummary | 'taken' | 'failed';

export const isNameTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'list_name_taken';

/** Makes a list; that this failed is said too. */
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
