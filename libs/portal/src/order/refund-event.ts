import { pushEvent } from '@shop/platform';
import type { ShownOrder } from './shown-order.ts';

/** Reports a cancelled order to the data layer, as its purchase was; nothing for one on account, of which no money was taken. */
export function pushRefund({ orderNumber, paymentMethod, totals, lines }: ShownOrder): void {
  if (paymentMethod === 'account') return;
  pushEvent({
    event: 'refund',
    ecommerce: {
      transaction_id: orderNumber,
      currency: totals.currency,
      value: Number(totals.goods),
      tax: Number(totals.tax),
      shipping: Number(totals.freight ?? 0),
      items: lines.map(({ articleNumber, name, quantity, price }) => ({
        item_id: articleNumber,
        item_name: name,
        ...(price ? { price: Number(price.amount) } : {}),
        quantity,
      })),
    },
  });
}
