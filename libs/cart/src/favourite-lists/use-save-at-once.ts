import { NotAuthenticatedError, type FavouriteListSummary } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { loadQuery, useApp } from '@shop/platform';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import { favouriteListsQuery } from './favourite-list-queries.ts';
import { isOwn } from './list-order.ts';
import { useCreateList } from './use-create-list.ts';
import { useFavouriteLists, useOwnScope } from './use-favourite-lists.ts';
import type { SaveRequest } from './save-action.ts';
import { useSaveLines } from './use-save-lines.ts';

/** Saves if there is no choice: in the only own list, or in a new first one. Resolves to false if the reader has to choose. */
export function useSaveAtOnce() {
  const t = useText();
  const app = useApp();
  const scope = useOwnScope();
  const { lists } = useFavouriteLists();
  const saveLines = useSaveLines();
  const create = useCreateList();
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);

  async function ownLists(): Promise<FavouriteListSummary[] | undefined> {
    try {
      return (lists ?? (await loadQuery(app, favouriteListsQuery(scope ?? '')))).filter(isOwn);
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) showToast({ type: 'error', text: t('cart.lists.failed') });
      return undefined;
    }
  }

  async function save(request: SaveRequest): Promise<boolean> {
    const own = await ownLists();
    if (!own) return true;
    if (own.length > 1) return false;
    const list = own[0] ?? (await create(t('cart.lists.firstName')));
    // if two tabs create the first list at once, the second asks
    if (list === 'taken') return false;
    if (list !== 'failed') await saveLines(list, request);
    return true;
  }

  /** Ignores presses while pending. */
  const saveAtOnce = async (request: SaveRequest): Promise<boolean> => {
    if (isRunning.current) return true;
    isRunning.current = true;
    setSaving(true);
    try {
      return await save(request);
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };
  return { isSaving, saveAtOnce };
}
