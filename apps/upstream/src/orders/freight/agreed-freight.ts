import { addDays, type StoredLine, toAmount, workingDayFrom } from '@shop/commerce-model';
import { today } from '../today.ts';
import type { FreightQuote } from './freight-quote.ts';

/**
 * Freight of an accepted offer, agreed on with the supplier, who has promised each line by a lead time in days from the
 * order. A later requested day is kept (docs/decisions/0013).
 */
export function agreedFreight(
  lines: Pick<StoredLine, 'lineId' | 'requestedDate'>[],
  leadTimes: ReadonlyMap<string, number>,
  { requestedDeliveryDate, currency }: { requestedDeliveryDate: string | null; currency: string },
): FreightQuote {
  const days = lines.map(({ lineId, requestedDate }) => {
    const promised = addDays(today(), leadTimes.get(lineId) ?? 0);
    const asked = requestedDate ?? requestedDeliveryDate;
    return workingDayFrom(asked !== null && asked > promised ? asked : promised);
  });
  const deliveryDate = days.toSorted().at(-1)!;
  return {
    weight: 0,
    freeFrom: null,
    ways: [{ days, choice: { id: 'agreed', incoterm: 'DAP', amount: toAmount(0), currency, deliveryDate } }],
  };
}
