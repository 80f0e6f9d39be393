import type { ItemColumn, ReplacementDifference } from '@shop/api-contracts';
import { useText } from '../text.ts';

/** Name of a compared figure, with the side that it belongs to where both differ. */
export function useFigureName(columns: readonly ItemColumn[]) {
  const t = useText();
  return ({ id, side }: Pick<ReplacementDifference, 'id' | 'side'>): string => {
    const name = columns.find((column) => column.id === id)?.name ?? id;
    if (side === null) return name;
    return t(side === 'cold' ? 'units.replacement.figure.cold' : 'units.replacement.figure.hot', { name });
  };
}
