import type { MapPoint } from '@shop/design-system/map';

/** Moves points that are closer to each other than `distance` apart, each by as much, so that marks of one town stay readable. */
export function spreadApart(points: readonly MapPoint[], distance: number): MapPoint[] {
  const spread = points.map(([x, y]): [number, number] => [x, y]);
  // moving a pair may bring one of it close to a third
  for (let pass = 0; pass < points.length; pass++)
    spread.forEach((one, index) => {
      for (const other of spread.slice(index + 1)) pushApart(one, other, distance);
    });
  return spread;
}

function pushApart(one: [number, number], other: [number, number], distance: number): void {
  const [x, y] = [other[0] - one[0], other[1] - one[1]];
  const between = Math.hypot(x, y);
  if (between >= distance) return;
  const push = (distance - between) / 2;
  const [towardsX, towardsY] = between === 0 ? [1, 0] : [x / between, y / between];
  one[0] -= towardsX * push;
  one[1] -= towardsY * push;
  other[0] += towardsX * push;
  other[1] += towardsY * push;
}
