import type { AttributeValues } from '@shop/commerce-model';
import { dimensionMeasures } from '../drawings/dimensions/dimension-sheet.ts';
import type { UnitParameters } from '../drawings/draw.ts';
import { rounded } from '../chance.ts';

/** Height, width, length and distances between ports in millimetres, as in the dimension drawing of the unit. */
export function outerMeasures(drawing: UnitParameters): AttributeValues {
  const measures = dimensionMeasures(drawing);
  const of = (key: string) =>
    measures.filter((measure) => measure.key === key).map(({ millimetres }) => rounded(millimetres));
  const entries = ['height', 'width', 'length', 'portDistanceHeight', 'portDistanceWidth'].map(
    (key) => [key, of(key)] as const,
  );
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}
