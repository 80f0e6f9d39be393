import { useCheckout } from '../order/checkout-context.ts';
import { PaymentStep } from '../payment/payment-step.tsx';
import styles from './checkout-page.module.css';

/** Payment of a reviewed order. */
export function PaymentPlace() {
  const { order } = useCheckout();
  return (
    <div className={styles.form}>
      <PaymentStep order={order} />
    </div>
  );
}
