import type { Order } from '@shop/api-contracts';
import { Button, RadioGroup, SkeletonRows } from '@shop/design-system';
import { lazy, Suspense } from 'react';
import { useText } from '../text.ts';
import { methodNames } from './payment-methods.ts';
import type { Payment } from './use-payment.ts';
import styles from './payment.module.css';

interface PaymentMethodsFieldProps {
  /** All earlier steps are complete. */
  order: Order;
  payment: Payment;
}

/** Code and styles are loaded only if Adyen is the provider. */
const AdyenDropIn = lazy(async () => ({ default: (await import('./adyen-drop-in.tsx')).AdyenDropIn }));

/** Choice of the payment method; once a payment has begun in our page, the provider's component. */
export function PaymentMethodsField({ order, payment }: PaymentMethodsFieldProps) {
  const t = useText();
  const { method, choose, session, isBusy } = payment;
  if (session) {
    return (
      <div className={styles.payment}>
        <Suspense fallback={<SkeletonRows label={t('checkout.payment.loading')} />}>
          <AdyenDropIn session={session} method={method ?? 'scheme'} pay={payment} />
        </Suspense>
        <p>
          <Button pending={isBusy} onClick={payment.giveUp}>
            {t('checkout.payment.otherWay')}
          </Button>
        </p>
      </div>
    );
  }
  if (!method) return <p>{t('checkout.payment.none')}</p>;
  return (
    <RadioGroup
      label={t('checkout.payment.method')}
      appearance="cards"
      value={method}
      onChange={choose}
      options={order.paymentMethods.map((value) => ({
        value,
        label: t(methodNames[value]),
        hint: t(`checkout.payment.${value}.hint`),
        disabled: isBusy && value !== method,
      }))}
    />
  );
}
