import type { Measure } from '@shop/commerce-model';

/** A measure of an expression, with the range in which articles suit. */
export interface MeasureRange extends Measure {
  low: number;
  high: number;
}

/** How far from the asked value an article may be: sizes hardly, capacities more, and more pressure than asked is fine. */
export function rangeOf({ value, unitCode }: Measure, wider = false): MeasureRange {
  const [below, above] = sharesOf(unitCode, wider);
  return { value, unitCode, low: value - Math.abs(value) * below, high: value + Math.abs(value) * above };
}

function sharesOf(unitCode: string, wider: boolean): [below: number, above: number] {
  if (unitCode === 'BAR') return [0.02, wider ? 3 : 1];
  if (unitCode === 'MMT') return wider ? [0.1, 0.1] : [0.01, 0.01];
  if (unitCode === 'CEL') return [0.01, wider ? 0.5 : 0.2];
  return wider ? [0.5, 0.5] : [0.15, 0.15];
}
