import type { ItemCard, RelatedItems } from '@shop/api-contracts';
import { AddToCartPlace, FavouriteMark } from '@shop/cart';
import { Position, Table, Td, Th, Tr } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { AvailabilitySlot } from '../item-card/availability-slot.tsx';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { itemPath } from '../item-card/item-path.ts';
import { PriceSlot, usePriceTerms } from '../item-card/price-slot.tsx';
import { useSalesDetails } from '../item-card/use-sales-details.ts';
import { useText } from '../text.ts';
import styles from './part-table.module.css';

type SparePart = RelatedItems['spareParts'][number];

/** Parts of the article: position in its exploded view, and how many this very variant has of each. */
export function PartTable({ spareParts }: { spareParts: readonly SparePart[] }) {
  const t = useText();
  const terms = usePriceTerms();
  const select = useItemListEvents({
    id: 'spare-parts',
    name: t('catalogue.item.parts.spareParts'),
    items: spareParts.map(({ item }) => item),
  });
  return (
    <Table caption={t('catalogue.item.parts.spareParts')} layout="compact" middle className={styles.table}>
      <thead>
        <tr>
          <Th>{t('catalogue.item.parts.position')}</Th>
          <Th>{t('catalogue.item.parts.part')}</Th>
          <Th>{t('catalogue.item.articleNumber')}</Th>
          <Th numeric>{t('catalogue.item.parts.inUnit')}</Th>
          <Th numeric>
            {t('catalogue.item.parts.each')}, {terms}
          </Th>
          <Th>{t('catalogue.table.availability')}</Th>
          <Th numeric className={styles.order}>
            {t('catalogue.table.order')}
          </Th>
        </tr>
      </thead>
      <tbody>
        {spareParts.map((part, index) => (
          <PartRow
            key={`${part.position}-${part.item.commercialItemId}`}
            part={part}
            onSelect={() => select(part.item, index)}
          />
        ))}
      </tbody>
    </Table>
  );
}

function PartRow({ part: { position, quantityInUnit, item }, onSelect }: { part: SparePart; onSelect: () => void }) {
  const t = useText();
  return (
    <Tr>
      <Td area="position">{position !== null && <Position>{position}</Position>}</Td>
      <Td area="name">
        <ShopLink to={itemPath(item)} className={styles.name} prefetch={false} onClick={onSelect}>
          {item.name}
        </ShopLink>
      </Td>
      <Td area="number">
        <span className="art">{item.articleNumber}</span> <FavouriteMark item={item} look="row" />
      </Td>
      <Td area="count" numeric>
        {quantityInUnit !== null && (
          <>
            {quantityInUnit} <span className={styles.inUnit}>{t('catalogue.item.parts.inUnitShort')}</span>
          </>
        )}
      </Td>
      <SalesCells item={item} />
    </Tr>
  );
}

/** Price, availability and the way into the cart, in the places of a compact table. */
function SalesCells({ item }: { item: ItemCard }) {
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  return (
    <>
      <Td area="price" numeric>
        <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} bare />
      </Td>
      <Td area="stock" className="nb">
        <AvailabilitySlot salesDetails={salesDetails} />
      </Td>
      <Td area="order" numeric className={styles.order}>
        <AddToCartPlace item={{ ...item, salesDetails, salesDetailsOnRequest }} layout="row" />
      </Td>
    </>
  );
}
