import { calls, type CartItemChange } from '@shop/api-contracts';
import { useChangeText } from '@shop/cart';
import { Button, Notice } from '@shop/design-system';
import { useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useCheckout } from '../../order/checkout-context.ts';
import { makeOrder } from '../../order/open-order-query.ts';
import { keepOrder } from '../../order/order-query.ts';
import { useText } from '../../text.ts';
import styles from '../checkout-page.module.css';

interface ChangedNoticeProps {
  changes: readonly CartItemChange[];
  onAccepted: () => void;
  onRefused: (error: Error) => void;
}

/**
 * Tells that cart, tax or freight have changed since the order was created (412), lists the changes and offers the next step. Input below
 * is kept.
 */
export function ChangedNotice({ changes, onAccepted, onRefused }: ChangedNoticeProps) {
  const t = useText();
  const changeText = useChangeText();
  const app = useApp();
  const { cartId } = useCheckout();
  const accept = useMutation({
    networkMode: 'always',
    mutationFn: () => makeOrder(app, cartId),
    onSuccess(order) {
      keepOrder(app, order);
      void app.queryClient.invalidateQueries({ queryKey: [calls.orderFreight.calculate.name] });
      onAccepted();
    },
    onError: onRefused,
  });
  return (
    <Notice
      type="warning"
      live
      title={t(changes.length > 0 ? 'checkout.changed' : 'checkout.changed.unnamed')}
      className={styles.notice ?? ''}
      action={
        <Button size="small" pending={accept.isPending} onClick={() => accept.mutate()}>
          {t('checkout.changed.accept')}
        </Button>
      }
    >
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${change.lineId} ${change.kind}`}>
              <span className="art">{change.articleNumber}</span>, {change.name}: {changeText(change)}
            </li>
          ))}
        </ul>
      )}
      {accept.isError && <p>{t('checkout.notSaved')}</p>}
    </Notice>
  );
}
