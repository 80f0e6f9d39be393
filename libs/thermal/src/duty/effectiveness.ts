/** How both liquids pass through the pack: `1-1` and `2-2` in counter-current, `1-2` with two passes of the cold side. */
export type Passes = '1-1' | '2-2' | '1-2';

/**
 * Effectiveness in pure counter-current flow: the share of the greatest possible heat. `ratio` is the smaller heat capacity
 * flow over the larger (0 to 1), `ntu` the number of transfer units of the smaller.
 */
export function counterCurrentEffectiveness(ntu: number, ratio: number): number {
  if (Math.abs(1 - ratio) < 1e-9) return ntu / (1 + ntu);
  const decay = Math.exp(-ntu * (1 - ratio));
  return (1 - decay) / (1 - ratio * decay);
}

const coCurrentEffectiveness = (ntu: number, ratio: number): number => (1 - Math.exp(-ntu * (1 + ratio))) / (1 + ratio);

/**
 * Share of `hotIn - coldIn` by which side 1 changes its temperature. `ntu` and `ratio` (heat capacity flow of side 1 over that
 * of side 2) are those of side 1, which has one pass; side 2 has one or two. One of two passes runs with the stream: its
 * plates work in co-current flow (Kandlikar and Shah, Journal of Heat Transfer 111, 1989, 300-307).
 */
export function temperatureEffectiveness(passes: Passes, ntu: number, ratio: number): number {
  if (passes !== '1-2') {
    return ratio <= 1
      ? counterCurrentEffectiveness(ntu, ratio)
      : counterCurrentEffectiveness(ntu * ratio, 1 / ratio) / ratio;
  }
  const withStream = coCurrentEffectiveness(ntu, ratio / 2);
  const againstStream = temperatureEffectiveness('1-1', ntu, ratio / 2);
  return 0.5 * (withStream + againstStream - 0.5 * withStream * againstStream * ratio);
}

/** Number of transfer units at which counter-current flow reaches an effectiveness; Infinity when it never does. */
export function counterCurrentNtu(effectiveness: number, ratio: number): number {
  if (effectiveness >= 1) return Infinity;
  if (Math.abs(1 - ratio) < 1e-9) return effectiveness / (1 - effectiveness);
  return Math.log((1 - effectiveness * ratio) / (1 - effectiveness)) / (1 - ratio);
}

/**
 * Share of the logarithmic mean temperature difference that remains with these passes, 0 to 1, at the temperature change of
 * side 1 (`effectiveness`) and its heat capacity ratio; 1 for counter-current flow, null when these passes cannot reach it.
 */
export function correctionFactor(passes: Passes, effectiveness: number, ratio: number): number | null {
  if (passes !== '1-2') return 1;
  const reached = (ntu: number) => temperatureEffectiveness(passes, ntu, ratio);
  let low = 0;
  let high = 1;
  while (reached(high) < effectiveness) {
    high *= 2;
    if (high > 1e3) return null;
  }
  // 60 halvings exhaust the digits of a number
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (reached(middle) < effectiveness) low = middle;
    else high = middle;
  }
  const ideal =
    ratio <= 1 ? counterCurrentNtu(effectiveness, ratio) : counterCurrentNtu(effectiveness * ratio, 1 / ratio) / ratio;
  return ideal / high;
}
