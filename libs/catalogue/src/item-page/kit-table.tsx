import type { RelatedItems } from '@shop/api-contracts';
import { AddToCartPlace, FavouriteMark } from '@shop/cart';
import { Drawing, Table, Td, Th, Tr } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { AvailabilitySlot } from '../item-card/availability-slot.tsx';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { itemPath } from '../item-card/item-path.ts';
import { PriceSlot, usePriceTerms } from '../item-card/price-slot.tsx';
import { useSalesDetails } from '../item-card/use-sales-details.ts';
import { useText } from '../text.ts';
import styles from './part-table.module.css';

type ServiceKit = RelatedItems['serviceKits'][number];

/** Kits that bring what one service of the article needs. */
export function KitTable({ serviceKits }: { serviceKits: readonly ServiceKit[] }) {
  const t = useText();
  const terms = usePriceTerms();
  const select = useItemListEvents({
    id: 'service-kits',
    name: t('catalogue.item.parts.serviceKits'),
    items: serviceKits.map(({ item }) => item),
  });
  return (
    <Table caption={t('catalogue.item.parts.serviceKits')} layout="compact" middle className={styles.table}>
      <thead>
        <tr>
          <Th className={styles.picture}>
            <span className="sr">{t('catalogue.table.drawing')}</span>
          </Th>
          <Th>{t('catalogue.item.parts.kit')}</Th>
          <Th>{t('catalogue.item.articleNumber')}</Th>
          <Th>{t('catalogue.item.parts.contains')}</Th>
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
        {serviceKits.map((kit, index) => (
          <KitRow key={kit.item.commercialItemId} kit={kit} onSelect={() => select(kit.item, index)} />
        ))}
      </tbody>
    </Table>
  );
}

function KitRow({ kit: { contains, item }, onSelect }: { kit: ServiceKit; onSelect: () => void }) {
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  const image = item.images.small ?? item.images.medium;
  return (
    <Tr>
      <Td area="position" className={styles.picture}>
        {image && (
          <Drawing
            light={image.src}
            dark={image.srcDark ?? image.src}
            width={56}
            height={56}
            alt=""
            size="mini"
            className={styles.drawing}
          />
        )}
      </Td>
      <Td area="name">
        <ShopLink to={itemPath(item)} className={styles.name} prefetch={false} onClick={onSelect}>
          {item.name}
        </ShopLink>
      </Td>
      <Td area="number">
        <span className="art">{item.articleNumber}</span> <FavouriteMark item={item} look="row" />
      </Td>
      <Td area="count">{contains}</Td>
      <Td area="price" numeric>
        <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} bare />
      </Td>
      <Td area="stock" className="nb">
        <AvailabilitySlot salesDetails={salesDetails} />
      </Td>
      <Td area="order" numeric className={styles.order}>
        <AddToCartPlace item={{ ...item, salesDetails, salesDetailsOnRequest }} layout="row" />
      </Td>
    </Tr>
  );
}
