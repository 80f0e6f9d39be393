import type { Order } from '@shop/api-contracts';
import type { FormValues } from '@shop/forms';

/** Initial field values from the order. */
export function freightValues({ freight, ...order }: Order): FormValues {
  const byLine = lineDatesOf({ freight, ...order });
  return {
    requestedDeliveryDate: freight?.requestedDeliveryDate ?? '',
    choiceId: freight?.id ?? '',
    partialDelivery: freight?.partialDelivery ? 'partial' : 'whole',
    differentDates: Object.keys(byLine).length > 0 ? 'on' : '',
    ...Object.fromEntries(Object.entries(byLine).map(([lineId, day]) => [`line-${lineId}`, day])),
  };
}

/** Requested days of lines that differ from the whole order's, by `lineId`. */
export const lineDatesOf = ({ freight, lines }: Pick<Order, 'freight' | 'lines'>): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ lineId, requestedDate }) =>
      requestedDate !== null && requestedDate !== (freight?.requestedDeliveryDate ?? null)
        ? [[lineId, requestedDate]]
        : [],
    ),
  );
