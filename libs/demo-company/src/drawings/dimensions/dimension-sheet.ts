import { airCoolerSheet } from './dimension-sheet-air-cooler.ts';
import { brazedSheet } from './dimension-sheet-brazed.ts';
import { shellAndTubeSheet } from './dimension-sheet-shell-and-tube.ts';
import { platePackSheet } from './dimension-sheet-plate-pack.ts';
import type { DimensionMeasure } from './dimension-sheet-shapes.ts';
import type { UnitParameters } from '../drawing-parameters.ts';

/** Computes the views of a unit. @param px millimetres per pixel: closer plates are drawn in groups; 0 draws each */
export function dimensionSheet(
  parameters: UnitParameters,
  tightening: readonly [number, number] | undefined,
  px: number,
) {
  switch (parameters.kind) {
    case 'platePack':
      return platePackSheet(parameters, tightening, px);
    case 'brazed':
      return brazedSheet(parameters, px);
    case 'shellAndTube':
      return shellAndTubeSheet(parameters);
    case 'airCooler':
      return airCoolerSheet(parameters);
  }
}

/** The measures A, B, C … of a unit for the table beside its drawing. */
export function dimensionMeasures(
  parameters: UnitParameters,
  tightening?: readonly [min: number, max: number],
): readonly DimensionMeasure[] {
  return dimensionSheet(parameters, tightening, 1)
    .measures.map(({ letter, key, millimetres, maxMillimetres }) => ({
      letter,
      key,
      millimetres,
      ...(maxMillimetres !== undefined && { maxMillimetres }),
    }))
    .sort((p, q) => p.letter.localeCompare(q.letter));
}
