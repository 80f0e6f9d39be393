import type { Quote } from '@shop/api-contracts';
import { usePortalPerson } from '@shop/platform';
import { useMemo, useState } from 'react';
import { validPicks, type Picks } from './picks.ts';

export interface KeptPicks {
  /** Picks that are still possible. */
  picks: Picks;
  /** Null clears the line's pick. */
  pick: (lineId: string, offerId: string | null) => void;
  pickAll: (picks: Picks) => void;
}

/** Picks, kept in this tab across reloads and signing in again. */
export function useKeptPicks(quote: Quote): KeptPicks {
  const key = `quote-picks-${usePortalPerson().session.accountRef}-${quote.quoteNumber}`;
  const [chosen, choose] = useState<Picks>(() => read(key));
  const picks = useMemo(() => validPicks(quote, chosen), [quote, chosen]);
  const pickAll = (changed: Picks) => {
    choose(changed);
    keep(key, changed);
  };
  return {
    picks,
    pickAll,
    pick(lineId, offerId) {
      const changed = new Map(picks);
      if (offerId === null) changed.delete(lineId);
      else changed.set(lineId, offerId);
      pickAll(changed);
    },
  };
}

function read(key: string): Picks {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
    return new Map(Object.entries(kept as Record<string, unknown>).filter(isText));
  } catch {
    // no storage, or content of another kind
    return new Map();
  }
}

function keep(key: string, picks: Picks): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(picks)));
  } catch {
    // no storage: picks last as long as the page
  }
}
