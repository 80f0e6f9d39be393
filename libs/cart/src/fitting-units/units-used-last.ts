const key = 'units-used-last';
/** Number of units to remember. */
const maxEntries = 5;

const equipmentId = /^[A-Za-z0-9]{6,20}$/;

interface Kept {
  /** Identity scope of who opened them, so that nobody else sees them. */
  owner: string;
  equipmentIds: string[];
}

/** Equipment ids of the units that this person or visitor opened in this browser, the latest first. Browser only. */
export function unitsUsedLast(owner: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (kept?.owner !== owner || !Array.isArray(kept.equipmentIds)) return [];
    const isId = (one: unknown): one is string => typeof one === 'string' && equipmentId.test(one);
    return kept.equipmentIds.filter(isId).slice(0, maxEntries);
  } catch {
    return []; // no storage, or content of another kind
  }
}

/** Stores in this browser that a unit was opened, in place of what anybody else opened. */
export function rememberUnit(opened: string, owner: string): void {
  keep({ owner, equipmentIds: [opened, ...unitsUsedLast(owner).filter((one) => one !== opened)].slice(0, maxEntries) });
}

/** Removes one unit from those used last. */
export function forgetUnit(removed: string, owner: string): void {
  keep({ owner, equipmentIds: unitsUsedLast(owner).filter((one) => one !== removed) });
}

/** Removes all units used last, whoever opened them. */
export function forgetUnits(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing is stored without storage
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // nothing is stored without storage
  }
}
