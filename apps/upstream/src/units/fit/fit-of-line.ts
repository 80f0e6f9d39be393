import type { OrderLine } from '@shop/api-contracts';
import type { StoredLine } from '@shop/commerce-model';

/** Unit, fit and confirmation of a stored line, as the contract has them; nothing for a line without a unit. */
export function fitOfLine({
  forUnit,
}: Pick<StoredLine, 'forUnit'>): Pick<OrderLine, 'unit' | 'fit' | 'fitConfirmation'> {
  if (!forUnit) return {};
  const { unit, fit, confirmation } = forUnit;
  return { unit, ...(fit ? { fit } : {}), ...(confirmation ? { fitConfirmation: confirmation } : {}) };
}
