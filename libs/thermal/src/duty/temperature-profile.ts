import type { EndTemperatures } from './temperature-difference.ts';

/** Temperatures of both liquids at one place of the area; `share` from 0 at the hot inlet to 1 at its outlet. */
export interface ProfilePoint {
  share: number;
  hot: number;
  cold: number;
}

/** Temperatures along the area in counter-current flow, at `steps` + 1 places: what a temperature-area diagram shows. */
export function temperatureProfile({ hotIn, hotOut, coldIn, coldOut }: EndTemperatures, steps = 40): ProfilePoint[] {
  const first = hotIn - coldOut;
  const last = hotOut - coldIn;
  const isStraight = Math.abs(first - last) < 1e-6 * first;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const done = isStraight ? share : (first - first * (last / first) ** share) / (first - last);
    return { share, hot: hotIn - done * (hotIn - hotOut), cold: coldOut - done * (coldOut - coldIn) };
  });
}
