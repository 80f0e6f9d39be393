import { formatMeasure } from '@shop/measures';
import { AttributeValue } from '../item-card/attribute-value.tsx';
import type { MatrixValue } from './build-matrix.ts';

/** A value in a head: words, or a figure with its unit. */
export function MatrixValueText({ attribute, value }: MatrixValue) {
  return <AttributeValue column={attribute} values={[value]} />;
}

/** The same as text, for names of fields. */
export const valueText = ({ attribute: { type, unit }, value }: MatrixValue, tag: string): string =>
  type === 'text' ? String(value) : formatMeasure([value], { tag, unit, system: 'si' });
