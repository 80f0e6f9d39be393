import { codeOfQuantity, heatQuantities, threeDigits, type HeatQuantity, type ProofQuantity } from '@shop/thermal';
import { formatMeasure, formatNumber } from '@shop/measures';
import type { Words } from '../../paper/document-words.ts';

/** A share of one as whole per cents. */
export const percentText = (share: number, { format }: Words): string =>
  new Intl.NumberFormat(format.locale, { style: 'percent', maximumFractionDigits: 0 })
    .format(share)
    .replace('-', '\u2212');

const isHeatQuantity = (quantity: ProofQuantity): quantity is HeatQuantity => quantity in heatQuantities;

/** A computed figure of the proof, with three digits and its unit. */
export function quantityText(value: number, quantity: ProofQuantity, words: Words): string {
  const { format, system } = words;
  if (quantity === 'share') return percentText(value, words);
  if (!isHeatQuantity(quantity)) return measureText(value, codeOfQuantity[quantity] ?? 'C62', words);
  const { si, us, factor } = heatQuantities[quantity];
  const [shown, unit] = system === 'us' ? [value * factor, us] : [value, si];
  return `${formatNumber(threeDigits(shown), format.locale)}\u00a0${unit}`;
}

/** A figure with three digits in a UN/CEFACT unit. */
export const measureText = (value: number, unit: string, { format, system }: Words): string =>
  formatMeasure([threeDigits(value)], { tag: format.locale, unit, system });
