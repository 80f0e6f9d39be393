import type { Order, PaymentMethod } from '@shop/api-contracts';
import { Button, buttonClass, RadioGroup, SkeletonRows } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { paths, ShopLink } from '@shop/platform';
import { lazy, Suspense, useState } from 'react';
import { useStepPath } from '../order/offered-cart.ts';
import { useText } from '../text.ts';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { methodNames } from './payment-methods.ts';
import { PaymentUnderWay } from './payment-under-way.tsx';
import { usePay } from './use-pay.ts';
import styles from './payment.module.css';

interface PaymentStepProps {
  /** All earlier steps are complete. */
  order: Order;
  /** Receives the answer of a failed payment submit call. */
  onFailure?: (data: unknown) => void;
}

/** Code and styles are loaded only if Adyen is the provider. */
const AdyenDropIn = lazy(async () => ({ default: (await import('./adyen-drop-in.tsx')).AdyenDropIn }));

/** The last step of the checkout: card, PayPal or on account. Repeated presses never place a second order. */
export function PaymentStep({ order, onFailure }: PaymentStepProps) {
  const t = useText();
  const stepPath = useStepPath();
  const { tag } = useI18n().locale;
  const [chosen, choose] = useState<PaymentMethod>();
  const pay = usePay(order, onFailure);
  const method = chosen && order.paymentMethods.includes(chosen) ? chosen : order.paymentMethods[0];
  const amount = formatMoney({ amount: order.totals.total, currency: order.totals.currency }, tag);

  if (pay.session) {
    return (
      <section className={styles.payment} aria-label={t('checkout.payment.title')}>
        <PaymentFailureNotice failure={pay.failure} />
        <Suspense fallback={<SkeletonRows label={t('checkout.payment.loading')} />}>
          <AdyenDropIn session={pay.session} method={method ?? 'scheme'} pay={pay} />
        </Suspense>
        <p>
          <Button pending={pay.isBusy} onClick={pay.giveUp}>
            {t('checkout.payment.otherWay')}
          </Button>
        </p>
      </section>
    );
  }
  if (order.state === 'paying' && !pay.isBusy) return <PaymentUnderWay order={order} pay={pay} />;
  if (!method) return <p>{t('checkout.payment.none')}</p>;
  return (
    <section className={styles.payment} aria-label={t('checkout.payment.title')}>
      <PaymentFailureNotice failure={pay.failure} />
      <RadioGroup
        label={t('checkout.payment.method')}
        appearance="cards"
        value={method}
        onChange={choose}
        options={order.paymentMethods.map((value) => ({
          value,
          label: t(methodNames[value]),
          hint: t(`checkout.payment.${value}.hint`),
          disabled: pay.isBusy && value !== method,
        }))}
      />
      <p className="muted">
        {t('checkout.payment.terms')} <ShopLink to={paths.terms()}>{t('checkout.payment.termsLink')}</ShopLink>
      </p>
      <div className={styles.actions}>
        <Button
          variant="go"
          pending={pay.isBusy}
          pendingText={t('checkout.payment.busy')}
          disabled={pay.isBlocked}
          onClick={() => pay.pay(method)}
        >
          {t(method === 'account' ? 'checkout.payment.order' : 'checkout.payment.pay', { amount })}
        </Button>
        {!pay.isBusy && (
          <ShopLink to={stepPath('review')} className={buttonClass()}>
            {t('checkout.back')}
          </ShopLink>
        )}
      </div>
    </section>
  );
}
