import type { ProofQuantity } from './proof-figures.ts';

/** Quantities of heat transfer, which no attribute of the catalogue has, in both measure systems. */
export const heatQuantities = {
  heatTransfer: { si: 'W/(m²·K)', us: 'Btu/(h·ft²·°F)', factor: 0.1761102 },
  shear: { si: 'Pa', us: 'lbf/ft²', factor: 0.02088543 },
  velocity: { si: 'm/s', us: 'ft/s', factor: 1 / 0.3048 },
} as const;
export type HeatQuantity = keyof typeof heatQuantities;

/** UN/CEFACT codes of the other quantities that have a unit. */
export const codeOfQuantity: Partial<Record<ProofQuantity, string>> = {
  area: 'MTK',
  pressure: 'KPA',
  temperature: 'CEL',
};

/** Three digits, which is more than the trust in a computed figure. */
export const threeDigits = (value: number): number => Number(value.toPrecision(3));
