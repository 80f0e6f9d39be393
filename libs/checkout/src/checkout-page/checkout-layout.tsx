import type { Order } from '@shop/api-contracts';
import type { CheckoutStep } from '@shop/platform';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { OrderSummary } from './summary/order-summary.tsx';
import { StepList } from './step/step-list.tsx';
import styles from './checkout-page.module.css';

interface CheckoutLayoutProps {
  step: CheckoutStep;
  order: Order;
  children: ReactNode;
}

/** Frame of a step: the list of steps, the order summary and the step itself. */
export function CheckoutLayout({ step, order, children }: CheckoutLayoutProps) {
  const t = useText();
  return (
    <>
      <StepList step={step} order={order} />
      <div className={styles.grid}>
        <OrderSummary order={order} />
        <div className={styles.step}>
          <h1 tabIndex={-1}>{t(`checkout.step.${step}`)}</h1>
          {children}
        </div>
      </div>
    </>
  );
}
