import type { Order } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { useText } from '../text.ts';
import type { Payment } from './use-payment.ts';

interface PayButtonProps {
  order: Pick<Order, 'totals'>;
  payment: Payment;
  /** True while the order cannot be placed yet. */
  isDisabled?: boolean;
  /** Without it the button submits its form. */
  onPress?: () => void;
}

/** The last button of a purchase, with what it costs. */
export function PayButton({ order: { totals }, payment, isDisabled = false, onPress }: PayButtonProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const { method, isBusy, isBlocked } = payment;
  const amount = formatMoney({ amount: totals.total, currency: totals.currency }, tag);
  return (
    <Button
      variant="go"
      type={onPress ? 'button' : 'submit'}
      pending={isBusy}
      pendingText={t('checkout.payment.busy')}
      disabled={isBlocked || isDisabled || method === undefined}
      {...(onPress ? { onClick: onPress } : {})}
    >
      {t(method === 'account' ? 'checkout.payment.order' : 'checkout.payment.pay', { amount })}
    </Button>
  );
}
