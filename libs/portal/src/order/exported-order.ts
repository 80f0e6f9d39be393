import type { ExportedLine, ExportedList } from '@shop/cart';
import type { useText } from '../text.ts';
import { orderedConfigurations } from './ordered-configurations.ts';
import type { ShownOrder } from './shown-order.ts';

/** Lines of an order for export: our and the customer's numbers, and the total of the lines. */
export function exportedOrder(order: ShownOrder, t: ReturnType<typeof useText>): ExportedList {
  const { lines, totals, orderNumber } = order;
  const units = orderedConfigurations(order);
  const exported: ExportedLine[] = [];
  let position = 0;
  let part = 0;
  for (const line of lines) {
    const unit = units.find(({ firstLineId }) => firstLineId === line.lineId);
    if (unit) {
      part = 0;
      exported.push({
        position: String((position += 1)),
        articleNumber: '',
        customArticleNumber: null,
        name: unit.name,
        quantity: 1,
        price: null,
        lineTotal: unit.amount,
      });
    }
    exported.push(
      line.configuration === null
        ? { ...line, position: String((position += 1)) }
        : { ...line, position: `${position}.${(part += 1)}`, price: null, lineTotal: null },
    );
  }
  return {
    name: t('portal.orders.fileName', { number: orderNumber }),
    currency: totals.currency,
    lines: exported,
    total: { amount: totals.goods, label: t('portal.orders.sum.goods') },
  };
}
