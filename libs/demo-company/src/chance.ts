/** Another seed changes every stock, lead time and review of the demo company. */
const seed = 20261121;

/**
 * Pseudo-random numbers by seed and name, so that an article keeps its stock when another is added. Returns a function
 * for whole numbers from `low` to `high`, both inclusive.
 */
export function chanceFor(name: string): (low: number, high: number) => number {
  let state = seed;
  for (let i = 0; i < name.length; i += 1) state = Math.imul(state ^ name.charCodeAt(i), 16777619) >>> 0;
  return (low, high) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) % (high - low + 1));
  };
}

/** Rounds to a number of decimals, avoiding binary fractions in figures like 61 × 0.17. */
export function rounded(value: number, decimals = 0): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor + Number.EPSILON * factor) / factor;
}
