import type { Reading } from '@shop/api-contracts';
import { Measure } from '@shop/i18n';

/** Temperature of one side from its inlet to its outlet. */
export const Change = ({ from, to, decimals }: { from: number; to: number; decimals: number }) => (
  <span className="nowrap">
    <Measure values={[from]} unit="CEL" decimals={decimals} bare /> →{' '}
    <Measure values={[to]} unit="CEL" decimals={decimals} />
  </span>
);

/** Mean of both sides, as far as they are known. */
export function dutyOf({ hotDuty, coldDuty }: Reading): number {
  const duties = [hotDuty, coldDuty].filter((duty) => duty !== null);
  return Math.round((duties.reduce((sum, one) => sum + one, 0) / duties.length) * 10) / 10;
}

/** Decimals of figures below each other: as many as the one with the most has, at most three. */
export const decimalsOf = (readings: readonly Reading[]) => ({
  hot: decimalsIn(readings.flatMap(({ hotIn, hotOut }) => [hotIn, hotOut])),
  cold: decimalsIn(readings.flatMap(({ coldIn, coldOut }) => [coldIn, coldOut])),
  duty: decimalsIn(readings.map(dutyOf)),
});

const decimalsIn = (figures: readonly number[]): number =>
  Math.max(0, ...figures.map((figure) => `${Math.round(figure * 1000) / 1000}`.split('.')[1]?.length ?? 0));
