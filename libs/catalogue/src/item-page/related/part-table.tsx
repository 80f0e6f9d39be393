import type { RelatedItems } from '@shop/api-contracts';
import { Position, Table, Td, Th, Tr } from '@shop/design-system';
import { useItemListEvents } from '../../item-card/item-list-events.ts';
import { usePriceTerms } from '../../item-card/price-slot.tsx';
import { useText } from '../../text.ts';
import { ArticleCells, SalesCells } from './part-cells.tsx';
import styles from './part-table.module.css';

type SparePart = RelatedItems['spareParts'][number];

/** Parts of the article: position in the exploded view, and quantity in this variant. */
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
      <ArticleCells item={item} onSelect={onSelect} />
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
