/** Rates have at most three decimals. */
const perMille = 1_000;

/** Tax on a net sum, both in minor units; half a unit is rounded up. */
export const taxOn = (net: number, rate: number): number => rounded(net, rate, 100);

/** Tax included in a gross sum. */
export const taxIn = (gross: number, rate: number): number => rounded(gross, rate, 100 + rate);

/** Integers throughout: doubles are inexact for rates like 6.875 per cent. */
function rounded(sum: number, part: number, whole: number): number {
  const numerator = BigInt(sum) * BigInt(Math.round(part * perMille));
  const denominator = BigInt(Math.round(whole * perMille));
  return Number((2n * numerator + denominator) / (2n * denominator));
}
