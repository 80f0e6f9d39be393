import type { OrderStatus } from '@shop/api-contracts';
import { StateMark, type StateTone } from '@shop/design-system';
import { useText } from '../text.ts';

const tones: Record<OrderStatus, StateTone> = {
  received: 'open',
  inProduction: 'open',
  partlyShipped: 'open',
  shipped: 'done',
  delivered: 'done',
  cancelled: 'signal',
};

/** Status of an order in one word; only one that needs attention has the signal colour. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useText();
  return <StateMark tone={tones[status]}>{t(`portal.orders.status.${status}`)}</StateMark>;
}
