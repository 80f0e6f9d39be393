import type { Order } from '@shop/api-contracts';
import { buttonClass, EmptyState } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useLinesPage } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';
import styles from '../checkout-page.module.css';

interface OfferGoneProps {
  /** The cancelled order; without it the browser cannot tell whether the offer was ordered. */
  order?: Pick<Order, 'quoteNumber'>;
}

/** Shown if the offer's cart is gone: its acceptance was revoked, perhaps by a colleague during this checkout. */
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
