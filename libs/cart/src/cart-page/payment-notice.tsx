import { calls, type Cart } from '@shop/api-contracts';
import { Button, buttonClass, Notice, showToast } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { callOrThrow, paths, ShopLink, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './cart-page.module.css';

interface PaymentNoticeProps {
  cart: Cart;
  /** Reads the cart again. */
  reread: () => void;
}

/** Says that a payment was started, why the cart cannot be changed meanwhile, and leads on: continue it, or cancel it. */
export function PaymentNotice({ cart, reread }: PaymentNoticeProps) {
  const t = useText();
  const app = useApp();
  const { tag } = useI18n().locale;
  const [isCancelling, setCancelling] = useState(false);
  const { payment } = cart;
  if (!payment) return null;
  const cancel = async () => {
    setCancelling(true);
    try {
      await callOrThrow(app.api, calls.orders.cancelPayment, { params: { id: payment.orderId } });
    } catch {
      showToast({ type: 'error', text: t('cart.payment.notCancelled'), id: 'cancel-payment' });
    }
    setCancelling(false);
    reread();
  };
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(payment.expiresAt));
  return (
    <Notice
      type="warning"
      live
      title={t(payment.state === 'pending' ? 'cart.payment.pending' : 'cart.payment.started')}
      className={styles.notice ?? ''}
      action={
        payment.state === 'started' && (
          <span className={styles.noticeActions}>
            <ShopLink to={paths.checkoutStep('payment')} className={buttonClass({ variant: 'go', size: 'small' })}>
              {t('cart.payment.continue')}
            </ShopLink>
            <Button size="small" pending={isCancelling} onClick={() => void cancel()}>
              {t('cart.payment.cancel')}
            </Button>
          </span>
        )
      }
    >
      {t('cart.payment.text', { time })}
    </Notice>
  );
}
