import type { Order } from '@shop/api-contracts';
import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';

/** The order was placed meanwhile, in another tab say: nothing of it changes any more. */
export function PlacedOrder({ order: { orderId, cartId, orderNumber } }: { order: Order }) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      <EmptyState
        title={t('checkout.placed', { number: orderNumber ?? '' })}
        actions={
          <ShopLink
            to={paths.confirmation({ o: orderId, c: cartId })}
            className={buttonClass({ variant: 'go' })}
            replace
          >
            {t('checkout.placed.confirmation')}
          </ShopLink>
        }
      >
        <p>{t('checkout.placed.text')}</p>
      </EmptyState>
    </>
  );
}
