import type { Item } from '@shop/api-contracts';
import { AddToCartSlot } from '@shop/cart';
import { Drawing } from '@shop/design-system';
import { AvailabilitySlot } from '../item-card/availability-slot.tsx';
import { PriceSlot } from '../item-card/price-slot.tsx';
import { useSalesDetails } from '../item-card/use-sales-details.ts';
import styles from './compare-page.module.css';

export function Price({ item, bare = false }: { item: Item; bare?: boolean }) {
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  return <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} bare={bare} />;
}

export function Order({ item }: { item: Item }) {
  return <AddToCartSlot item={{ ...item, ...useSalesDetails(item) }} layout="card" />;
}

export function Availability({ item }: { item: Item }) {
  return <AvailabilitySlot salesDetails={useSalesDetails(item).salesDetails} />;
}

export function SmallDrawing({ item: { images } }: { item: Item }) {
  const image = images.medium;
  return (
    image && (
      <Drawing image={image} width={image.width} height={image.height} alt="" size="card" className={styles.drawing} />
    )
  );
}
