/** Temperatures in °C at both ends of a heat exchanger with liquids in counter-current flow. */
export interface EndTemperatures {
  hotIn: number;
  hotOut: number;
  coldIn: number;
  coldOut: number;
}

/**
 * Logarithmic mean of the temperature differences at both ends, in K: (d1 - d2) / ln(d1 / d2), and their mean where they
 * differ by less than a millionth, where the quotient loses its digits. NaN when the temperatures cross.
 */
export function logMeanDifference({ hotIn, hotOut, coldIn, coldOut }: EndTemperatures): number {
  const one = hotIn - coldOut;
  const other = hotOut - coldIn;
  if (!(one > 0 && other > 0)) return NaN;
  if (Math.abs(one - other) < 1e-6 * one) return (one + other) / 2;
  return (one - other) / Math.log(one / other);
}
