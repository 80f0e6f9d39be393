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

const keyOf = (scope: string, commercialItemId: string | null): string => `${scope} ${commercialItemId}`;

/** From now on an article is added for this unit: it is opened from a list of what fits it. */
export function chooseUnit(unit: FittingUnit | undefined, commercialItemId: string | null, scope: string): void {
  if (unit) chosen.set(keyOf(scope, commercialItemId), unit);
  else chosen.delete(keyOf(scope, commercialItemId));
  listeners.forEach((listener) => listener());
}

/** The unit that an article is added for, the same for all its buttons on the page; undefined for none in particular. */
export function useChosenUnit(
  commercialItemId: string | null,
): [FittingUnit | undefined, (unit: FittingUnit | undefined) => void] {
  const scope = useIdentityScope();
  const unit = useSyncExternalStore(
    listen,
    () => chosen.get(keyOf(scope, commercialItemId)),
    () => undefined,
  );
  return [unit, (next) => chooseUnit(next, commercialItemId, scope)];
}
