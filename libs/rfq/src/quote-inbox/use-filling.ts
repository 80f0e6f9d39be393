import { useState } from 'react';
import type { OfferDraft } from './use-offer-draft.ts';

export interface Filling {
  name: 'price' | 'leadTime';
  /** By line id; lines without a value are skipped. */
  values: ReadonlyMap<string, string>;
}

/**
 * Fills many fields at once without replacing typed values: only empty or previously filled fields change. `kept` counts the
 * typed values, so that the reader can choose to replace them too.
 */
export function useFilling(draft: OfferDraft) {
  const [filled, setFilled] = useState<ReadonlyMap<string, string>>(new Map());
  const [kept, keep] = useState<{ filling: Filling; count: number }>();
  /** @returns whether anything was filled */
  const fill = ({ name, values }: Filling, withTyped = false): boolean => {
    const lines = Object.entries(draft.entries.lines).filter(([lineId, line]) => !line.isLeftOut && values.has(lineId));
    const isOpen = (lineId: string, entered: string) =>
      withTyped || entered.trim() === '' || [values.get(lineId), filled.get(`${name} ${lineId}`)].includes(entered);
    const open = new Set(lines.flatMap(([lineId, line]) => (isOpen(lineId, line[name]) ? lineId : [])));
    draft.changeLines((line, lineId) => (open.has(lineId) ? { ...line, [name]: values.get(lineId)! } : line));
    setFilled(new Map([...filled, ...[...open].map((id) => [`${name} ${id}`, values.get(id)!] as const)]));
    const count = lines.length - open.size;
    keep(count > 0 ? { filling: { name, values }, count } : undefined);
    return open.size > 0;
  };
  return { kept, fill };
}
