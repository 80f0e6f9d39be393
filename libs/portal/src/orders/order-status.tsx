import type { OrderStatus } from '@shop/api-contracts';
import { Tag } from '@shop/design-system';
import { useText } from '../text.ts';

/** How far an order is, as one word; only what needs a look is in the signal's colour. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useText();
  return <Tag tone={status === 'cancelled' ? 'signal' : 'plain'}>{t(`portal.orders.status.${status}`)}</Tag>;
}
