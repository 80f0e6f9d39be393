import { calls, NotAuthenticatedError, type ArticleMatch, type ItemCard } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { callOrThrow, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';

/**
 * Finds an article by a typed number and saves it with what was entered beside it. For a number that names none or several, `asked` has the
 * candidates, and what was entered.
 */
export function useArticleByNumber<Entered>(save: (item: ItemCard, entered: Entered) => Promise<void>) {
  const t = useText();
  const { api } = useApp();
  const [asked, setAsked] = useState<{ match: ArticleMatch; entered: Entered }>();
  const [isPending, setPending] = useState(false);

  const find = async (articleNumber: string, entered: Entered) => {
    setPending(true);
    setAsked(undefined);
    try {
      const [match] = await callOrThrow(api, calls.articleLookup.find, { body: { articleNumbers: [articleNumber] } });
      if (match?.result === 'found' && match.item) await save(match.item, entered);
      else if (match) setAsked({ match, entered });
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) showToast({ type: 'error', text: t('cart.numbers.lookupFailed') });
    } finally {
      setPending(false);
    }
  };
  return { asked, isPending, find, forget: () => setAsked(undefined) };
}
