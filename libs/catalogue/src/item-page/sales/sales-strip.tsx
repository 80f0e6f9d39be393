import type { Item } from '@shop/api-contracts';
import { AddToCartSlot } from '@shop/cart';
import { classNames, UnbrokenNumbers } from '@shop/design-system';
import { AvailabilitySlot } from '../../item-card/availability-slot.tsx';
import { PriceSlot } from '../../item-card/price-slot.tsx';
import { useSalesDetails } from '../../item-card/use-sales-details.ts';
import { orderId } from './sales-block.tsx';
import { useInView } from './use-in-view.ts';
import styles from './sales-strip.module.css';

/** Price, quantity and button at the lower edge while those of the page are out of view; in wide windows with the article's name. */
export function SalesStrip({ item }: { item: Item }) {
  const sales = useSalesDetails(item);
  const isInView = useInView(orderId);
  if (sales.salesDetails?.salesActions.length === 0) return null;
  return (
    <div
      className={classNames(styles.strip, isInView === undefined && styles.unknown, isInView && styles.away)}
      data-chrome
    >
      {/* said by the heading of the page */}
      <p className={styles.article} aria-hidden="true">
        <span className="art">{item.articleNumber}</span> <UnbrokenNumbers text={item.name} />
      </p>
      <div className={styles.price}>
        <PriceSlot salesDetails={sales.salesDetails} onRequest={sales.salesDetailsOnRequest} bare />
        <AvailabilitySlot salesDetails={sales.salesDetails} />
      </div>
      <AddToCartSlot item={{ ...item, ...sales }} layout="bar" />
    </div>
  );
}
