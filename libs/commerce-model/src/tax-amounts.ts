/** Rates have at most three decimals. */
const perMille = 1_000;

/** Tax on a sum without it, both in minor units; half a unit is rounded up. */
export const taxOn = (net: number, rate: number): number => rounded(net, rate, 100);

/** Tax that a sum with it contains. */
export const taxIn = (gross: number, rate: number): number => rounded(gross, rate, 100 + rate);

/** Whole numbers all the way: a double cannot say 6.875 per cent of every sum. */
function rounded(sum: number, part: number, whole: number): number {
  const numerator = BigInt(sum) * BigInt(Math.round(part * perMille));
  const denominator = BigInt(Math.round(whole * perMille));
  return Number((2n * numerator + denominator) / (2n * denominator));
}
