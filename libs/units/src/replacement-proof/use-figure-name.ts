import type { ProofFigure } from '@shop/thermal';
import { useText } from '../text.ts';

/** Writes what a figure of the proof is, and of which side. */
export function useFigureName(): (figure: Pick<ProofFigure, 'id' | 'side'>) => string {
  const t = useText();
  return ({ id, side }) => {
    const name = t(`units.proof.${id}`);
    return side === null ? name : t(`units.replacement.figure.${side}`, { name });
  };
}
