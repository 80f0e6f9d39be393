import type { OfferedLine, OfferRevision } from '@shop/api-contracts';

/** A change since the previous revision. */
export type LineChange =
  | { kind: 'cheaper' | 'dearer'; before: string }
  | { kind: 'nowSupplied' | 'noLonger' }
  | { kind: 'sooner' | 'later'; before: number }
  | { kind: 'substitute' | 'otherSubstitute' | 'noSubstitute' };

/** Changes per line since the previous revision. Empty for the first one and for unchanged lines. */
export function revisionChanges(
  revision: OfferRevision,
  before: OfferRevision | undefined,
): ReadonlyMap<string, LineChange[]> {
  const changes = new Map<string, LineChange[]>();
  for (const line of revision.lines) {
    const was = before?.lines.find(({ lineId }) => lineId === line.lineId);
    const found = was ? lineChanges(line, was) : [];
    if (found.length > 0) changes.set(line.lineId, found);
  }
  return changes;
}

/** Changes of one line. */
export function lineChanges(line: OfferedLine, was: OfferedLine): LineChange[] {
  if (line.unitPrice === null) return was.unitPrice === null ? [] : [{ kind: 'noLonger' }];
  if (was.unitPrice === null) return [{ kind: 'nowSupplied' }];
  const changes: LineChange[] = [];
  const step = Number(line.unitPrice) - Number(was.unitPrice);
  if (step !== 0) changes.push({ kind: step < 0 ? 'cheaper' : 'dearer', before: was.unitPrice });
  if (line.leadTimeDays !== was.leadTimeDays)
    changes.push({ kind: line.leadTimeDays < was.leadTimeDays ? 'sooner' : 'later', before: was.leadTimeDays });
  if (line.substitute?.articleNumber !== was.substitute?.articleNumber)
    changes.push({ kind: !line.substitute ? 'noSubstitute' : was.substitute ? 'otherSubstitute' : 'substitute' });
  return changes;
}
