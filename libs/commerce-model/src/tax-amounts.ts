/** Rates have at most three decimals. */
const perMille = 1_000;

/** Tax on a net sum, both in minor units; half a unit is rounded up. */
export const taxOn = (net: number, rate: number): number => Number(rounded(net, rate, 100));

/** Tax included in a gross sum. */
export const taxIn = (gross: number, rate: number): number => Number(rounded(gross, rate, 100 + rate));

/** A gross sum without the tax that it includes; also of sums above the integers of a double. */
export const netOf = (gross: bigint, rate: number): bigint => gross - rounded(gross, rate, 100 + rate);

/** Integers throughout: doubles are inexact for rates like 6.875 per cent. */
function rounded(sum: number | bigint, part: number, whole: number): bigint {
  const numerator = BigInt(sum) * BigInt(Math.round(part * perMille));
  const denominator = BigInt(Math.round(whole * perMille));
  return (2n * numerator + denominator) / (2n * denominator);
}
