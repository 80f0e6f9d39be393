import type { Item } from '@shop/api-contracts';
import { AddToCartSlot } from '@shop/cart';
import { classNames } from '@shop/design-system';
import { AvailabilitySlot } from '../../item-card/availability-slot.tsx';
import { PriceSlot } from '../../item-card/price-slot.tsx';
import { useSalesDetails } from '../../item-card/use-sales-details.ts';
import { orderId } from './sales-block.tsx';
import { useInView } from './use-in-view.ts';
import styles from './phone-bar.module.css';

/** On phones, a bar with price, quantity and button while those of the page are out of view. */
export function PhoneBar({ item }: { item: Item }) {
  const sales = useSalesDetails(item);
  const isAway = useInView(orderId);
  if (sales.salesDetails?.salesActions.length === 0) return null;
  return (
    <div className={classNames(styles.bar, isAway && styles.away)} data-chrome>
      <div className={styles.price}>
        <PriceSlot salesDetails={sales.salesDetails} onRequest={sales.salesDetailsOnRequest} bare />
        <AvailabilitySlot salesDetails={sales.salesDetails} />
      </div>
      <AddToCartSlot item={{ ...item, ...sales }} layout="bar" />
    </div>
  );
}
