import { addDays, type StoredLine, toAmount, workingDayFrom } from '@shop/commerce-model';
import type { AcceptedOffer } from '../accepted-offer.ts';
import type { FreightQuote } from './freight-quote.ts';

/**
 * Freight of an accepted offer, on the supplier's terms. Each line arrives on the promised day, or after its lead time
 * in days from the order when there is none or it is over. A later requested day is kept (docs/decisions/0013). Nothing
 * arrives on a weekend or public holiday of the country of delivery.
 */
export function agreedFreight(
  lines: Pick<StoredLine, 'lineId' | 'requestedDate'>[],
  { deliveries, terms }: Pick<AcceptedOffer, 'deliveries' | 'terms'>,
  {
    requestedDeliveryDate,
    currency,
    countryCode,
    today,
  }: { requestedDeliveryDate: string | null; currency: string; countryCode: string; today: string },
): FreightQuote {
  const days = lines.map(({ lineId, requestedDate }) => {
    const { leadTimeDays = 0, promisedDate = null } = deliveries.get(lineId) ?? {};
    const isStillAhead = promisedDate !== null && promisedDate > today;
    const promised = isStillAhead ? promisedDate : addDays(today, leadTimeDays);
    const asked = requestedDate ?? requestedDeliveryDate;
    return workingDayFrom(asked !== null && asked > promised ? asked : promised, countryCode);
  });
  const deliveryDate = days.toSorted().at(-1)!;
  const choice = {
    id: 'agreed' as const,
    incoterm: terms?.incoterm ?? ('DAP' as const),
    amount: toAmount(terms?.freightAmount ?? 0),
    currency,
    deliveryDate,
    ...(terms ? { offered: { freight: terms.freight, place: terms.place } } : {}),
  };
  return { weight: 0, freeFrom: null, ways: [{ days, choice }] };
}
