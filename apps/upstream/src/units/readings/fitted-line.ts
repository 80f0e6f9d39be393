/** A measured value at a time in days. */
export interface Point {
  day: number;
  value: number;
}

/** value = intercept + slope x day. */
export interface Line {
  slope: number;
  intercept: number;
}

/** The line, and those with the least and the greatest slope that the scatter allows. */
export interface FittedLine extends Line {
  least: Line;
  greatest: Line;
}

/** Quantile of the normal distribution that leaves 5 % outside, both sides together. */
const z95 = 1.96;

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Theil-Sen line: the median of the slopes of all pairs, which single wrong readings do not turn. Its bounds are Sen's 95 %
 * interval by ranks of these slopes (Sen 1968, Journal of the American Statistical Association 63). Undefined when all
 * points have one time. Takes n²/2 steps.
 */
export function fitLine(points: readonly Point[]): FittedLine | undefined {
  const slopes = points
    .flatMap((from, at) =>
      points.slice(at + 1).flatMap((to) => (to.day === from.day ? [] : (to.value - from.value) / (to.day - from.day))),
    )
    .sort((a, b) => a - b);
  if (slopes.length === 0) return undefined;
  const n = points.length;
  const spread = z95 * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const rank = (at: number): number => slopes[Math.min(Math.max(Math.round(at), 0), slopes.length - 1)]!;
  const through = (slope: number): Line => ({
    slope,
    intercept: medianOf(points.map(({ day, value }) => value - slope * day)),
  });
  return {
    ...through(medianOf(slopes)),
    least: through(rank((slopes.length - spread) / 2)),
    greatest: through(rank((slopes.length + spread) / 2 - 1)),
  };
}
