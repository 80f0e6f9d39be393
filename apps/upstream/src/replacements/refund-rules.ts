import type { RefundTerms } from '@shop/api-contracts';

/** What the refund depends on: the whole of it, in one table. Ages in years, weights in kilograms. */
export const refundTable = {
  /** Per cent of the list price of the new unit, by the age of the old one: the first row whose age is not reached. */
  byAge: [
    { belowAge: 10, percent: 5 },
    { belowAge: 15, percent: 4 },
    { belowAge: 20, percent: 3 },
    { belowAge: 25, percent: 2 },
    { belowAge: Infinity, percent: 1 },
  ],
  /** Lighter units are not worth their way back. */
  aboveWeight: 25,
} as const;

/** What the refund depends on, of the old unit. */
export interface OldUnitForRefund {
  isManufacturerKnown: boolean;
  /** Null for a model that nobody has listed. */
  model: { isGasketed: boolean } | null;
  /** Year of manufacture. */
  year: number | null;
  /** Empty, in kilograms; at least this much where the plates are not known. */
  weight: number | null;
}

/** The share of the new unit's list price that is refunded for an old one, or why nothing is. */
export function refundTermsOf(
  { isManufacturerKnown, model, year, weight }: OldUnitForRefund,
  thisYear: number,
): RefundTerms {
  const age = year === null ? null : Math.max(0, thisYear - year);
  const none = (reason: NonNullable<RefundTerms['reason']>): RefundTerms => ({ percent: 0, reason, age });
  if (!isManufacturerKnown) return none('manufacturerUnknown');
  if (model === null) return none('modelUnknown');
  if (!model.isGasketed) return none('notGasketed');
  if (weight === null) return none('weightUnknown');
  if (weight <= refundTable.aboveWeight) return none('tooLight');
  if (age === null) return none('yearUnknown');
  const { percent } = refundTable.byAge.find(({ belowAge }) => age < belowAge)!;
  return { percent, reason: null, age };
}

/** A share of a price, both in minor units, rounded half up. */
export const refundOf = (listPrice: number, { percent }: Pick<RefundTerms, 'percent'>): number =>
  Math.round((listPrice * percent) / 100);
