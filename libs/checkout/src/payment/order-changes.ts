import type { Order, OrderLine } from '@shop/api-contracts';

/** A difference between an order and the version the reader reviewed. */
export type OrderChange =
  | { what: 'total'; before: string; after: string }
  | { what: 'lineAdded' | 'lineRemoved' | 'lineChanged'; articleNumber: string }
  | { what: 'contact' | 'delivery' | 'invoice' | 'freight' };

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
const essence = ({ articleNumber, quantity, note, lineTotal, requestedDate }: OrderLine) =>
  [articleNumber, quantity, note, lineTotal, requestedDate] as const;

/** In the order of the checkout, the total last. */
export function orderChanges(before: Order, after: Order): OrderChange[] {
  const changes: OrderChange[] = [];
  const lineOf = ({ lines }: Order, lineId: string) => lines.find((line) => line.lineId === lineId);
  for (const line of before.lines) {
    const now = lineOf(after, line.lineId);
    const { articleNumber } = line;
    if (!now) changes.push({ what: 'lineRemoved', articleNumber });
    else if (isOther(essence(line), essence(now))) changes.push({ what: 'lineChanged', articleNumber });
  }
  for (const { lineId, articleNumber } of after.lines) {
    if (!lineOf(before, lineId)) changes.push({ what: 'lineAdded', articleNumber });
  }
  if (isOther(before.contact, after.contact)) changes.push({ what: 'contact' });
  if (isOther(before.shippingAddress, after.shippingAddress)) changes.push({ what: 'delivery' });
  if (isOther(before.invoiceAddress, after.invoiceAddress)) changes.push({ what: 'invoice' });
  if (isOther(before.freight, after.freight)) changes.push({ what: 'freight' });
  const total = { before: before.totals.total, after: after.totals.total };
  if (total.before !== total.after) changes.push({ what: 'total', ...total });
  return changes;
}
