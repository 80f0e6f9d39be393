import type { Order } from '@shop/api-contracts';
import { StepMark } from '@shop/design-system';
import { checkoutSteps, ShopLink, type CheckoutStep } from '@shop/platform';
import { useStepPath } from '../../order/offered-cart.ts';
import { isReached } from '../../order/steps.ts';
import { useText } from '../../text.ts';
import styles from './step-list.module.css';

interface StepListProps {
  step: CheckoutStep;
  /** Undefined while loading: no step can be opened. */
  order?: Order;
}

/** The steps in order: completed ones can be reopened, later ones not yet. */
export function StepList({ step: current, order }: StepListProps) {
  const t = useText();
  const stepPath = useStepPath();
  const isOpen = (step: CheckoutStep) =>
    order !== undefined && order.state === 'open' && step !== 'payment' && isReached(step, order);
  // a pending payment locks the steps but leaves them complete
  const isDone = (step: CheckoutStep) =>
    order !== undefined &&
    (order.state === 'open'
      ? isOpen(step) && (step !== order.step || current === 'payment')
      : order.state === 'paying' && step !== 'payment');
  return (
    <nav aria-label={t('checkout.steps')} className={styles.steps}>
      <ol>
        {checkoutSteps.map((step, index) => {
          const inside = (
            <>
              <StepMark number={index + 1} state={step === current ? 'current' : isDone(step) ? 'done' : 'ahead'} />
              <span className={styles.name}>{t(`checkout.step.${step}`)}</span>
              {isDone(step) && <span className="sr">{t('checkout.steps.done')}</span>}
            </>
          );
          return (
            <li key={step} className={step === current ? styles.current : undefined}>
              {step === current ? (
                <span aria-current="step">{inside}</span>
              ) : isOpen(step) ? (
                <ShopLink to={stepPath(step)} prefetch={false}>
                  {inside}
                </ShopLink>
              ) : (
                <span>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.where} aria-hidden="true">
        {t('checkout.steps.where', { number: checkoutSteps.indexOf(current) + 1, count: checkoutSteps.length })}
      </p>
    </nav>
  );
}
