import type { Order, PaymentMethod } from '@shop/api-contracts';
import { Button, Notice } from '@shop/design-system';
import { usePerson, useApp } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../text.ts';
import { keepOrder, placedOrderQuery } from '../order/order-query.ts';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { useGoToConfirmation } from './use-go-to-confirmation.ts';
import type { Pay } from './use-pay.ts';
import styles from './payment.module.css';

/** Milliseconds between checks whether the payment is settled, by the provider or in another tab. */
const checkIntervalMs = 4_000;

/** Shown on return from the provider's page, or while another tab is paying: continue or cancel. */
export function PaymentUnderWay({ order, pay }: { order: Order; pay: Pay }) {
  const t = useText();
  useFollowOrder(order);
  const isPending = order.payment?.state === 'pending';
  const known = order.payment?.method;
  const method: PaymentMethod = known && known !== 'account' ? known : (order.paymentMethods[0] ?? 'scheme');
  return (
    <div className={styles.payment}>
      <PaymentFailureNotice failure={pay.failure} onReview={pay.acknowledge} />
      <Notice type="informative" live title={t(isPending ? 'checkout.payment.pending' : 'checkout.payment.underWay')}>
        {t(isPending ? 'checkout.payment.pendingText' : 'checkout.payment.underWayText')}
      </Notice>
      {!isPending && (
        <div className={styles.actions}>
          <Button
            variant="go"
            pending={pay.isBusy}
            pendingText={t('checkout.payment.busy')}
            onClick={() => pay.pay(method)}
          >
            {t('checkout.payment.payOn')}
          </Button>
          <Button pending={pay.isBusy} onClick={pay.giveUp}>
            {t('checkout.payment.giveUp')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Polls the order until it is placed or open again. */
function useFollowOrder({ orderId, cartId }: Order): void {
  const app = useApp();
  const person = usePerson();
  const scope = person.state === 'signedIn' ? person.scope : undefined;
  const goToConfirmation = useGoToConfirmation();
  const { data } = useQuery({
    ...placedOrderQuery(orderId, cartId, scope ?? ''),
    enabled: scope !== undefined,
    refetchInterval: checkIntervalMs,
    refetchOnWindowFocus: true,
  });
  const take = useEffectEvent((order: Order) => {
    if (order.state === 'placed') goToConfirmation(order);
    else if (order.state !== 'paying') keepOrder(app, order);
  });
  useEffect(() => {
    if (data) take(data);
  }, [data]);
}
