import type { RelatedItems } from '@shop/api-contracts';
import type { AddToCartProps } from '@shop/cart';
import { Drawing, Table, Td, Th, Tr, UnbrokenNumbers } from '@shop/design-system';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { usePriceTerms } from '../item-card/price-slot.tsx';
import { useText } from '../text.ts';
import { ArticleCells, SalesCells } from './part-cells.tsx';
import styles from './part-table.module.css';

type ServiceKit = RelatedItems['serviceKits'][number];

interface KitTableProps {
  serviceKits: readonly ServiceKit[];
  /** Id of the list for analytics. */
  listId?: string;
  /** Parent of the lines that are added, and the unit that they are for; by default those in each article's address. */
  order?: Pick<AddToCartProps, 'parent' | 'equipmentId'>;
  /** Name of the table, where it is not the only one. */
  caption?: string;
}

/** Service kits of an article or a unit. */
export function KitTable({ serviceKits, listId = 'service-kits', order, caption }: KitTableProps) {
  const t = useText();
  const name = caption ?? t('catalogue.item.parts.serviceKits');
  const terms = usePriceTerms();
  const select = useItemListEvents({
    id: listId,
    name,
    items: serviceKits.map(({ item }) => item),
  });
  return (
    <div className={styles.wide}>
      <Table caption={name} layout="compact" middle className={styles.table}>
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
            <Th className={styles.order}>{t('catalogue.table.order')}</Th>
          </tr>
        </thead>
        <tbody>
          {serviceKits.map((kit, index) => (
            <KitRow key={kit.item.commercialItemId} kit={kit} order={order} onSelect={() => select(kit.item, index)} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface KitRowProps extends Pick<KitTableProps, 'order'> {
  kit: ServiceKit;
  onSelect: () => void;
}

function KitRow({ kit: { contains, item }, order, onSelect }: KitRowProps) {
  const image = item.images.small ?? item.images.medium;
  return (
    <Tr>
      <Td area="position">
        {image && <Drawing image={image} width={56} height={56} alt="" size="mini" className={styles.drawing} />}
      </Td>
      <ArticleCells item={item} onSelect={onSelect} />
      <Td area="contents">
        <UnbrokenNumbers text={contains} />
      </Td>
      <SalesCells item={item} {...order} />
    </Tr>
  );
}
