import type { OrderStatus } from '@shop/api-contracts';
import { Tag } from '@shop/design-system';
import { useText } from '../text.ts';

/** Status of an order in one word; only one that needs attention has the signal colour. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useText();
  return <Tag tone={status === 'cancelled' ? 'signal' : 'plain'}>{t(`portal.orders.status.${status}`)}</Tag>;
}
