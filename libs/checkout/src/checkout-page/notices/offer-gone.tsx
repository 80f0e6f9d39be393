import type { Order } from '@shop/api-contracts';
import { buttonClass, EmptyState } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useLinesPage } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';
import styles from '../checkout-page.module.css';

interface OfferGoneProps {
  /** The order that was begun and has been given up; without it nobody knows here whether the offer was ordered. */
  order?: Pick<Order, 'quoteNumber'>;
}

/** The cart of the offer is gone: its acceptance was undone, perhaps by a colleague while somebody was ordering from it. */
export function OfferGone({ order }: OfferGoneProps) {
  const t = useText();
  const linesPage = useLinesPage(order);
  return (
    <>
      <h1 tabIndex={-1} className={styles.bare}>
        {t('checkout.title')}
      </h1>
      <EmptyState
        title={t(order ? 'checkout.offerGone' : 'checkout.empty')}
        actions={
          <ShopLink to={linesPage.to} className={buttonClass({ variant: 'go' })}>
            {linesPage.text}
          </ShopLink>
        }
      >
        <p>{t(order ? 'checkout.offerGone.text' : 'checkout.offerGone.orOrdered')}</p>
      </EmptyState>
    </>
  );
}
