import type { ItemCard } from '@shop/api-contracts';
import type { AddToCartProps } from '@shop/cart';
import { Position, Table, Td, Th, Tr } from '@shop/design-system';
import type { ReactNode } from 'react';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { usePriceTerms } from '../item-card/price-slot.tsx';
import { useText } from '../text.ts';
import { balloonId, partRowId } from './balloon-ids.ts';
import { ArticleCells, SalesCells } from './part-cells.tsx';
import styles from './part-table.module.css';

export interface Part {
  /** In the exploded view. */
  position: number | null;
  quantityInUnit: number | null;
  item: ItemCard;
  /** Below the name. */
  note?: ReactNode;
  /** After the number: to the parts it consists of itself. */
  link?: ReactNode;
}

/** The exploded view beside the table. */
export interface PartMarks {
  /** Number of the position that is marked. */
  current: number | null;
  /** Positions that the picture has. */
  numbers: ReadonlySet<number>;
  /** A row is pointed at; null when no more. */
  onPoint: (number: number | null) => void;
  /** A position's number is clicked. */
  onChoose: (number: number) => void;
}

export interface PartTableProps {
  spareParts: readonly Part[];
  /** Id of the list for analytics. */
  listId?: string;
  /** Parent of the lines that are added; by default the one in each article's address. */
  parent?: AddToCartProps['parent'];
  /** Unit whose parts these are, and which lines are for. */
  equipmentId?: string;
  marks?: PartMarks;
}

/** Parts of an article or a unit: position in the exploded view, and quantity in it, which is suggested to order. */
export function PartTable({ spareParts, listId = 'spare-parts', parent, equipmentId, marks }: PartTableProps) {
  const t = useText();
  const terms = usePriceTerms();
  const select = useItemListEvents({
    id: listId,
    name: t('catalogue.item.parts.spareParts'),
    items: spareParts.map(({ item }) => item),
  });
  return (
    <div className={styles.wide}>
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
            <Th className={styles.order}>{t('catalogue.table.order')}</Th>
          </tr>
        </thead>
        <tbody>
          {spareParts.map((part, index) => (
            <PartRow
              key={`${part.position}-${part.item.commercialItemId}`}
              part={part}
              onSelect={() => select(part.item, index)}
              marks={part.position !== null && marks?.numbers.has(part.position) ? marks : undefined}
              // several articles may stand at one position: its number leads to the first
              isFirst={spareParts.findIndex(({ position }) => position === part.position) === index}
              order={{
                ...(parent ? { parent } : {}),
                ...(equipmentId === undefined ? {} : { equipmentId }),
                wanted: part.quantityInUnit ?? undefined,
              }}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface PartRowProps {
  part: Part;
  marks: PartMarks | undefined;
  isFirst: boolean;
  onSelect: () => void;
  order: Pick<AddToCartProps, 'parent' | 'wanted' | 'equipmentId'>;
}

function PartRow({ part, marks, isFirst, onSelect, order }: PartRowProps) {
  const { position, quantityInUnit, item, note, link } = part;
  const t = useText();
  const isCurrent = position !== null && position === marks?.current;
  return (
    <Tr
      id={marks && isFirst && position !== null ? partRowId(position) : undefined}
      current={isCurrent}
      onPointerEnter={marks && (() => marks.onPoint(position))}
      onPointerLeave={marks && (() => marks.onPoint(null))}
    >
      <Td area="position">
        {position !== null &&
          (marks ? (
            <a
              href={`#${balloonId(position)}`}
              className={styles.position}
              aria-label={t('catalogue.exploded.show', { number: `${position}` })}
              onClick={(event) => {
                event.preventDefault();
                marks.onChoose(position);
              }}
            >
              <Position current={isCurrent}>{position}</Position>
            </a>
          ) : (
            <Position>{position}</Position>
          ))}
      </Td>
      <ArticleCells item={item} onSelect={onSelect} note={note} link={link} />
      <Td area="count" numeric>
        {quantityInUnit !== null && (
          <bdi>
            {quantityInUnit} <span className={styles.inUnit}>{t('catalogue.item.parts.inUnitShort')}</span>
          </bdi>
        )}
      </Td>
      <SalesCells item={item} {...order} />
    </Tr>
  );
}
