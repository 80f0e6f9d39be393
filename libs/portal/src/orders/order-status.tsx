import type { OrderStatus, OrderSummary } from '@shop/api-contracts';
import { StateMark, type StateTone } from '@shop/design-system';
import { localDay } from '@shop/i18n';
import { useText } from '../text.ts';

const tones: Record<OrderStatus, StateTone> = {
  received: 'open',
  inProduction: 'open',
  partlyShipped: 'open',
  shipped: 'done',
  delivered: 'done',
  cancelled: 'signal',
};

/** Status of an order in one word, and whether it is late; only what needs attention has the signal colour. */
export function OrderStatusTag({ order: { status, deliveryDate } }: { order: Progress & { status: OrderStatus } }) {
  const t = useText();
  const word = t(`portal.orders.status.${status}`);
  if (isLate({ status, deliveryDate })) {
    return <StateMark tone="signal">{t('portal.orders.late', { status: word })}</StateMark>;
  }
  return <StateMark tone={tones[status]}>{word}</StateMark>;
}

type Progress = Partial<Pick<OrderSummary, 'status' | 'deliveryDate'>>;

/** The promised day has passed, and something has not been sent yet. */
function isLate({ status, deliveryDate }: Progress): boolean {
  const isDue = status === 'received' || status === 'inProduction' || status === 'partlyShipped';
  return isDue && Boolean(deliveryDate) && deliveryDate! < localDay();
}
