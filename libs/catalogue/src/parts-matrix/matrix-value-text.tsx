import { formatMeasure, type MeasureSystem } from '@shop/measures';
import { AttributeValue } from '../item-card/attribute-value.tsx';
import type { MatrixValue } from './build-matrix.ts';

/** A value in a head: words, or a figure with its unit. */
export function MatrixValueText({ attribute, value }: MatrixValue) {
  return <AttributeValue column={attribute} values={[value]} />;
}

/** The same as text, for names of fields. */
export const valueText = (
  { attribute: { type, unit }, value }: MatrixValue,
  tag: string,
  system: MeasureSystem = 'si',
): string => (type === 'text' ? String(value) : formatMeasure([value], { tag, unit, system }));

/** `Max. 110 °C`: what the articles of a column have in common. */
export const noteName = ({ attribute: { name, shortName } }: MatrixValue): string => shortName ?? name;
