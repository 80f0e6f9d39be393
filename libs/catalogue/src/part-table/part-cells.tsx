import type { ItemCard } from '@shop/api-contracts';
import { AddToCartSlot, FavouriteMark, type AddToCartProps } from '@shop/cart';
import { Td, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import type { ReactNode } from 'react';
import { AvailabilitySlot } from '../item-card/availability-slot.tsx';
import { itemPath } from '../item-card/item-path.ts';
import { PriceSlot } from '../item-card/price-slot.tsx';
import { useSalesDetails } from '../item-card/use-sales-details.ts';
import styles from './part-table.module.css';

interface ArticleCellsProps {
  item: ItemCard;
  onSelect: () => void;
  /** Below the name. */
  note?: ReactNode;
  /** After the number. */
  link?: ReactNode;
}

/** Name and article number as cells of a compact table. */
export function ArticleCells({ item, onSelect, note, link }: ArticleCellsProps) {
  return (
    <>
      <Td area="name">
        <ShopLink to={itemPath(item)} className={styles.name} prefetch={false} onClick={onSelect}>
          <UnbrokenNumbers text={item.name} />
        </ShopLink>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </Td>
      <Td area="number">
        <span className={styles.number}>
          <span className="art">{item.articleNumber}</span> <FavouriteMark item={item} look="row" />
        </span>
        {link}
      </Td>
    </>
  );
}

/** Price, availability and cart button as cells of a compact table. */
export function SalesCells({
  item,
  ...order
}: { item: ItemCard } & Pick<AddToCartProps, 'parent' | 'wanted' | 'equipmentId'>) {
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  return (
    <>
      <Td area="price" numeric>
        <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} bare />
      </Td>
      <Td area="stock" className={styles.stock}>
        <AvailabilitySlot salesDetails={salesDetails} />
      </Td>
      <Td area="order" numeric className={styles.order}>
        <AddToCartSlot item={{ ...item, salesDetails, salesDetailsOnRequest }} layout="row" {...order} />
      </Td>
    </>
  );
}
