import type { FittingUnits } from '@shop/api-contracts';
import { useIdentityScope } from '@shop/platform';
import { useSyncExternalStore } from 'react';

export type FittingUnit = FittingUnits['units'][number];

const chosen = new Map<string, FittingUnit>();
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The own unit that an article is added for, the same for all its buttons on the page; undefined for none in particular. */
export function useChosenUnit(
  commercialItemId: string | null,
): [FittingUnit | undefined, (unit: FittingUnit | undefined) => void] {
  const key = `${useIdentityScope()} ${commercialItemId}`;
  const unit = useSyncExternalStore(listen, () => chosen.get(key));
  const choose = (next: FittingUnit | undefined) => {
    if (next) chosen.set(key, next);
    else chosen.delete(key);
    listeners.forEach((listener) => listener());
  };
  return [unit, choose];
}
