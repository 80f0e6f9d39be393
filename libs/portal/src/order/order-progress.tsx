import type { OrderStatus, PlacedOrder } from '@shop/api-contracts';
import { classNames, Notice, StepMark } from '@shop/design-system';
import { formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './order-progress.module.css';

const steps = ['received', 'inProduction', 'shipped', 'delivered'] as const;

/** Progress of the order: received, in production, shipped (partly or completely), delivered. */
export function OrderProgress({ order }: { order: PlacedOrder }) {
  const t = useText();
  const { tag } = useApp().locale;
  if (order.status === 'cancelled') return <Notice type="informative" title={t('portal.orders.cancelled')} />;
  const current = stepOf(order.status);
  return (
    <ol className={styles.progress} aria-label={t('portal.orders.progress')}>
      {steps.map((step, index) => {
        const day = index <= current ? dayOf(step, order) : undefined;
        const word = index === current ? order.status : step;
        return (
          <li
            key={step}
            className={classNames(index < current && styles.done, index === current && styles.current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepMark number={index + 1} state={index < current ? 'done' : index === current ? 'current' : 'ahead'} />
            <span>
              {t(`portal.orders.status.${word}`)}
              {index < current && <span className="sr"> {t('portal.orders.stepDone')}</span>}
              {day && (
                <>
                  {' '}
                  <span className={styles.day}>
                    <bdi>{formatDate(day, tag)}</bdi>
                  </span>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const stepOf = (status: Exclude<OrderStatus, 'cancelled'>): number =>
  steps.indexOf(status === 'partlyShipped' ? 'shipped' : status);

/** Date of a step, if known. */
function dayOf(step: (typeof steps)[number], { placedAt, shipments }: PlacedOrder): string | undefined {
  if (step === 'received') return placedAt;
  const days = shipments.flatMap(({ shippedOn, deliveredOn }) =>
    step === 'shipped' ? [shippedOn] : step === 'delivered' && deliveredOn !== null ? [deliveredOn] : [],
  );
  return days.toSorted().at(-1);
}
