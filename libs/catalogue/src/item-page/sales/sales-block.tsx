import type { Item, SalesDetails } from '@shop/api-contracts';
import { AddToCartSlot, FavouriteMark } from '@shop/cart';
import { Button, classNames, Skeleton } from '@shop/design-system';
import { anonymousScope, hasCustomerNumber, useIdentityScope, useSignInAddress } from '@shop/platform';
import { AvailabilitySlot } from '../../item-card/availability-slot.tsx';
import { PriceSlot } from '../../item-card/price-slot.tsx';
import { useText } from '../../text.ts';
import { QuantityBreaks } from './quantity-breaks.tsx';
import { useItemSales } from './use-item-sales.ts';
import styles from './sales-block.module.css';

/** Id of the article's quantity and button. */
export const orderId = 'item-order';

/** Price, quantity breaks, terms and availability; takes the same space while known, loading or on request. */
export function SalesBlock({ item }: { item: Item }) {
  const t = useText();
  const { salesDetails, state, retry } = useItemSales(item);
  const isGone = salesDetails?.availability?.state === 'discontinued' && !salesDetails.price;
  return (
    <section
      className={classNames(styles.block, item.salesDetailsOnRequest && styles.slow)}
      aria-label={t('catalogue.item.sales')}
    >
      <div className={styles.terms} aria-busy={state === 'asking' || undefined}>
        {state === 'asking' ? (
          <>
            <Skeleton shape="title" width="half" />
            <p role="status">{t('catalogue.item.sales.asking')}</p>
          </>
        ) : (
          <>
            {isGone ? (
              <p className={styles.gone}>{t('catalogue.item.notSold')}</p>
            ) : (
              <PriceSlot salesDetails={salesDetails} onRequest={false} size="large" />
            )}
            {salesDetails?.price && <WhosePrice />}
            {state === 'failed' ? (
              <div role="status" className={styles.failed}>
                <p>{t('catalogue.item.sales.failed')}</p>
                <Button onClick={retry}>{t('catalogue.item.retry')}</Button>
              </div>
            ) : (
              <Terms salesDetails={salesDetails} quantity={item.quantity} />
            )}
          </>
        )}
      </div>
      {salesDetails && <QuantityBreaks salesDetails={salesDetails} />}
      <div id={orderId} className={styles.act}>
        <AddToCartSlot item={{ ...item, salesDetails, salesDetailsOnRequest: state !== 'known' }} layout="page" />
        <FavouriteMark item={item} look="button" />
      </div>
    </section>
  );
}

/** Tells visitors that the price is the list price, customers that it is theirs; always rendered, to avoid shifts. */
function WhosePrice() {
  const t = useText();
  const address = useSignInAddress();
  const scope = useIdentityScope();
  return (
    <p className={styles.whose} data-personal>
      {scope === anonymousScope ? (
        <a href={address} rel="nofollow">
          {t('catalogue.price.signIn')}
        </a>
      ) : (
        hasCustomerNumber(scope) && t('catalogue.price.yours')
      )}
    </p>
  );
}

function Terms({ salesDetails, quantity }: { salesDetails: SalesDetails | null; quantity: number }) {
  const t = useText();
  if (!salesDetails) return <AvailabilitySlot salesDetails={null} />;
  const { availability, minimumQuantity = 1 } = salesDetails;
  const stock = availability?.stock ?? 0;
  const days = availability?.leadTimeDays;
  const isMade = availability?.state !== 'discontinued';
  return (
    <>
      {minimumQuantity > 1 && <p>{t('catalogue.item.minimum', { count: minimumQuantity })}</p>}
      {quantity > 1 && <p>{t('catalogue.item.pack', { count: quantity })}</p>}
      <p className={styles.availability}>
        <AvailabilitySlot salesDetails={salesDetails} />
      </p>
      {isMade && stock > 0 && days !== undefined && <p className="muted">{t('catalogue.item.more', { days })}</p>}
      {availability?.state === 'onRequest' && days !== undefined && (
        <p className="muted">{t('catalogue.item.usually', { days })}</p>
      )}
    </>
  );
}
