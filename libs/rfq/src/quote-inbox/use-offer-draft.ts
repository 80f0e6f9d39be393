import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { type FormDraft } from '@shop/forms';
import { holdUnsaved, useApp, usePerson, usePortalPerson } from '@shop/platform';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { forgetOffer, keepOffer, keptOffer } from './kept-offer.ts';
import { entriesOf, type LineEntry, type OfferEntries } from './offer-entries.ts';

export interface OfferDraft {
  entries: OfferEntries;
  change: (changes: Partial<Omit<OfferEntries, 'lines'>>) => void;
  changeLine: (lineId: string, changes: Partial<LineEntry>) => void;
  /** Changes all lines at once. */
  changeLines: (change: (entry: LineEntry, lineId: string) => LineEntry) => void;
  /** Resets to the last offer. */
  discard: () => void;
  /** Deletes the draft after it was sent. */
  forget: () => void;
  /** Props of the notice about an ended session or restored entries. */
  notice: Pick<FormDraft, 'key' | 'origin' | 'isEnded' | 'isDirty' | 'keep' | 'discard'>;
}

/** Draft of an offer, kept across reloads and the end of the session. */
export function useOfferDraft(quote: Quote, offer: QuoteOffer): OfferDraft {
  const { tag } = useApp().locale;
  const person = usePerson();
  const { accountRef } = usePortalPerson().session;
  const { offerId } = offer;
  const [{ entries, origin, key }, setDraft] = useState<Draft>(() => {
    const kept = keptOffer(accountRef, offerId, quote);
    return { entries: kept ?? entriesOf(quote, offer, tag), origin: kept ? 'memory' : 'nowhere', key: 0 };
  });
  const saved = useMemo(() => entriesOf(quote, offer, tag), [quote, offer, tag]);
  const isDirty = useMemo(() => JSON.stringify(entries) !== JSON.stringify(saved), [entries, saved]);
  const isEnded = person.state === 'anonymous' && person.ended === true;

  useEffect(() => {
    if (isDirty) keepOffer(accountRef, offerId, entries);
    else forgetOffer(accountRef, offerId);
  }, [accountRef, offerId, entries, isDirty]);
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty]);
  useEffect(() => {
    if (!isDirty || isEnded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isEnded]);

  const changeLines = useCallback<OfferDraft['changeLines']>((change) => {
    setDraft((draft) => {
      const lines = Object.entries(draft.entries.lines).map(([lineId, entry]) => [lineId, change(entry, lineId)]);
      return { ...draft, entries: { ...draft.entries, lines: Object.fromEntries(lines) as OfferEntries['lines'] } };
    });
  }, []);
  const changeLine = useCallback<OfferDraft['changeLine']>(
    (changed, changes) => changeLines((entry, lineId) => (lineId === changed ? { ...entry, ...changes } : entry)),
    [changeLines],
  );
  const discard = () => setDraft({ entries: saved, origin: 'nowhere', key: key + 1 });
  return {
    entries,
    change: (changes) => setDraft((draft) => ({ ...draft, entries: { ...draft.entries, ...changes } })),
    changeLine,
    changeLines,
    discard,
    forget: () => forgetOffer(accountRef, offerId),
    notice: { key, origin, isEnded, isDirty, keep: () => keepOffer(accountRef, offerId, entries), discard },
  };
}

interface Draft {
  entries: OfferEntries;
  origin: 'memory' | 'nowhere';
  key: number;
}
