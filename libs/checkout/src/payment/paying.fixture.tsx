import type { Order } from '@shop/api-contracts';
import { PayButton } from './pay-button.tsx';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { PaymentMethodsField } from './payment-methods-field.tsx';
import { PaymentUnderWay } from './payment-under-way.tsx';
import { usePayment } from './use-payment.ts';

interface PayingProps {
  order: Order;
  onFailure?: (data: unknown) => void;
}

/** Method and button of a payment, together as the checkout shows them in two places. */
export function Paying({ order, onFailure }: PayingProps) {
  const payment = usePayment(order, onFailure);
  const isUnderWay = order.state === 'paying' && !payment.isBusy && !payment.session;
  return (
    <section aria-label="Payment">
      {isUnderWay ? (
        <PaymentUnderWay order={order} pay={payment} />
      ) : (
        <>
          <PaymentFailureNotice failure={payment.failure} onReview={payment.acknowledge} />
          <PaymentMethodsField order={order} payment={payment} />
          {!payment.session && payment.method && (
            <PayButton order={order} payment={payment} onPress={() => payment.pay(payment.method!)} />
          )}
        </>
      )}
    </section>
  );
}
