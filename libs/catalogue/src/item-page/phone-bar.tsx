import type { Item } from '@shop/api-contracts';
import { AddToCartPlace } from '@shop/cart';
import { AvailabilitySlot } from '../item-card/availability-slot.tsx';
import { PriceSlot } from '../item-card/price-slot.tsx';
import { useSalesDetails } from '../item-card/use-sales-details.ts';
import styles from './phone-bar.module.css';

/** On the phone, at the foot of the screen for as long as the article is looked at: price, quantity and the one button. */
export function PhoneBar({ item }: { item: Item }) {
  const sales = useSalesDetails(item);
  if (sales.salesDetails?.salesActions.length === 0) return null;
  return (
    <div className={styles.bar} data-chrome>
      <div className={styles.price}>
        <PriceSlot salesDetails={sales.salesDetails} onRequest={sales.salesDetailsOnRequest} bare />
        <AvailabilitySlot salesDetails={sales.salesDetails} />
      </div>
      <AddToCartPlace item={{ ...item, ...sales }} layout="bar" />
    </div>
  );
}
