type Spot = { x: number; y: number };
export type Balloon = Spot & { targetX: number; targetY: number };

const ROUNDS = 400;

/** Moves `spot` so far away from `other` as it is nearer than `least`. */
function push(spot: Spot, other: Spot, least: number, share: number): void {
  const [dx, dy] = [spot.x - other.x, spot.y - other.y];
  const distance = Math.hypot(dx, dy) || 1;
  if (distance >= least) return;
  const by = ((least - distance) / distance) * share;
  spot.x += dx * by;
  spot.y += dy * by;
}

/**
 * Moves balloons apart until each may be drawn with the given radius, also where a screen is small: none covers another, the end of a
 * leader, or the edge of the picture.
 */
export function spreadBalloons<T extends Balloon>(
  balloons: readonly T[],
  [width, height]: readonly [number, number],
  radius: number,
): T[] {
  const spread = balloons.map((balloon) => ({ ...balloon }));
  const within = (value: number, size: number): number => Math.min(Math.max(value, radius), size - radius);
  for (let round = 0; round < ROUNDS; round++) {
    for (const balloon of spread) {
      for (const other of spread) {
        if (other !== balloon) push(balloon, other, 2 * radius + 2, 0.5);
        push(balloon, { x: other.targetX, y: other.targetY }, radius + 6, 0.5);
      }
      balloon.x = within(balloon.x, width);
      balloon.y = within(balloon.y, height);
    }
  }
  return spread;
}
