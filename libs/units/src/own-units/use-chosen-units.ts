import type { OwnUnit } from '@shop/api-contracts';
import { useState } from 'react';

export interface ChosenUnits {
  /** In the order in which they were chosen, also those of other pages. */
  units: readonly OwnUnit[];
  has: (equipmentId: string) => boolean;
  /** Chooses units, or leaves them out. */
  set: (units: readonly OwnUnit[], isChosen: boolean) => void;
}

/** Own units that something is done with at once. */
export function useChosenUnits(): ChosenUnits {
  const [chosen, setChosen] = useState<ReadonlyMap<string, OwnUnit>>(new Map());
  return {
    units: [...chosen.values()],
    has: (equipmentId) => chosen.has(equipmentId),
    set: (units, isChosen) =>
      setChosen((before) => {
        const changed = new Map(before);
        for (const unit of units) {
          if (isChosen) changed.set(unit.equipmentId, unit);
          else changed.delete(unit.equipmentId);
        }
        return changed;
      }),
  };
}
