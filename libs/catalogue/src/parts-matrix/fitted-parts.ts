import { calls } from '@shop/api-contracts';
import { apiQuery, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The unit that a matrix is opened for. */
export const matrixUnitQuery = (equipmentId: string, scope: string) =>
  apiQuery(calls.units.get, { params: { id: equipmentId } }, { scope });

/** The parts of that unit. */
export const matrixPartsQuery = (equipmentId: string, scope: string) =>
  apiQuery(calls.units.spareparts, { params: { id: equipmentId }, query: {} }, { scope });

/** What a unit needs of the articles of a matrix. */
export interface FittedParts {
  /** The owner's name for the unit, else its serial number. */
  unit: string;
  /** Pieces in the unit, by article. */
  quantities: ReadonlyMap<string, number>;
}

/** The parts of the unit in the address; null without one, and for a unit that is unknown. */
export function useFittedParts(equipmentId: string | undefined): FittedParts | null {
  const scope = useIdentityScope();
  const asked = { enabled: equipmentId !== undefined, retry: false };
  const { data: unit } = useQuery({ ...matrixUnitQuery(equipmentId ?? '', scope), ...asked });
  const { data: list } = useQuery({ ...matrixPartsQuery(equipmentId ?? '', scope), ...asked });
  return useMemo(() => {
    if (!unit || !list) return null;
    const quantities = new Map<string, number>();
    for (const { item, quantityInUnit } of list.parts) {
      const id = item?.commercialItemId;
      if (id) quantities.set(id, (quantities.get(id) ?? 0) + quantityInUnit);
    }
    return { unit: unit.customName ?? unit.serialNumber, quantities };
  }, [unit, list]);
}
