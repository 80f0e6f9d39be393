import type { Fit, UnitOfLine } from '@shop/api-contracts';

/** Whether the unit that a line is for was deleted, since or before its fit was judged; it has no page any more. */
export const isUnitGone = ({ unit, fit }: { unit?: UnitOfLine | undefined; fit?: Fit | undefined }): boolean =>
  unit !== undefined && (unit.isGone === true || (fit?.reasons.some(({ code }) => code === 'unitGone') ?? false));
