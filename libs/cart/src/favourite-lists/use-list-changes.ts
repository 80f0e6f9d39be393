import { NotAuthenticatedError } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { codeOf, useApp } from '@shop/platform';
import { useMemo } from 'react';
import { useText } from '../text.ts';
import { listChanges, type ListChanges } from './list-changes.ts';
import { useOwnScope } from './use-favourite-lists.ts';

/** Changes of the signed-in person's lists. */
export function useListChanges(): ListChanges {
  const app = useApp();
  const scope = useOwnScope() ?? '';
  return useMemo(() => listChanges(app, scope), [app, scope]);
}

/** Shows why a change of a list failed. The frame reports the end of a session. */
export function useListErrorToast(): (error: unknown, name: string) => void {
  const t = useText();
  return (error, name) => {
    if (error instanceof NotAuthenticatedError) return;
    const code = codeOf(error);
    const text = code === 'list_full' ? t('cart.lists.full', { name }) : t('cart.lists.changeFailed', { name });
    showToast({ type: 'error', text });
  };
}
