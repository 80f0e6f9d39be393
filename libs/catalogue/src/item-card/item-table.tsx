import type { ItemCard, ItemColumn } from '@shop/api-contracts';
import { AddToCartSlot, FavouriteMark } from '@shop/cart';
import { Drawing, type LinkParts, SortHeading, Table, Td, Th, Tr, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import type { ReactNode } from 'react';
import { CompareBox } from '../compare-tray/lazy-compare.ts';
import { useText } from '../text.ts';
import { AttributeValue, Unit, valuesOf } from './attribute-value.tsx';
import { AvailabilitySlot } from './availability-slot.tsx';
import { itemPath } from './item-path.ts';
import { PriceSlot, usePriceTerms } from './price-slot.tsx';
import { useSalesDetails } from './use-sales-details.ts';
import styles from './item-table.module.css';

export interface ItemTableProps {
  items: readonly ItemCard[];
  columns: readonly ItemColumn[];
  /** Describes the content of the table. */
  caption: string;
  /** Column id, with a leading minus for descending; `articleNumber`, `price` and `availability` are columns too. */
  sort?: string | undefined;
  /** Path of the list in that order; without it headings are no links. */
  sortHref?: ((sort: string) => string) | undefined;
  /** Shows names below the article numbers, for lists of different kinds of articles. */
  names?: boolean;
  /** Called when an article is chosen, for analytics. */
  onSelect?: ((item: ItemCard, index: number) => void) | undefined;
}

const shopLink = ({ href, ...parts }: LinkParts) => (
  <ShopLink to={href} prefetch={false} preventScrollReset {...parts} />
);

/** Articles as a specification table: units in the head, figures right-aligned, definition rows on phones. */
export function ItemTable({ items, columns, caption, sort, sortHref, names = false, onSelect }: ItemTableProps) {
  const t = useText();
  const terms = usePriceTerms();
  const currency = items.find((item) => item.salesDetails?.price)?.salesDetails?.price?.currency;
  const heading = { sort, sortHref };
  return (
    <Table caption={caption} layout="rows" middle className={styles.table}>
      <thead>
        <tr>
          <Th className={styles.pictureCell}>
            <span className="sr">{t('catalogue.table.drawing')}</span>
          </Th>
          <Heading {...heading} id="articleNumber" label={t('catalogue.table.article')} />
          {columns.map((column) => (
            <Heading
              key={column.id}
              {...heading}
              id={column.id}
              label={column.name}
              unit={<Unit code={column.unit} />}
              numeric={column.type !== 'text'}
            />
          ))}
          <Heading
            {...heading}
            id="price"
            label={t('catalogue.table.price')}
            unit={[currency, terms].filter(Boolean).join(', ')}
            numeric
          />
          <Heading {...heading} id="availability" label={t('catalogue.table.availability')} />
          <Th numeric className={styles.order}>
            {t('catalogue.table.order')}
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <ItemRow
            key={`${item.genericItemId}-${item.commercialItemId ?? ''}`}
            item={item}
            columns={columns}
            names={names}
            onSelect={onSelect && (() => onSelect(item, index))}
          />
        ))}
      </tbody>
    </Table>
  );
}

/** Longest text that stays on one line, so that columns fit their usual content. */
const shortText = 12;

interface ItemRowProps extends Pick<ItemTableProps, 'columns' | 'names'> {
  item: ItemCard;
  onSelect: (() => void) | undefined;
}

function ItemRow({ item, columns, names, onSelect }: ItemRowProps) {
  const t = useText();
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  return (
    <Tr>
      <Td className={styles.pictureCell}>
        <SmallDrawing item={item} />
      </Td>
      <Td className={styles.article}>
        <span className={styles.number}>
          <ShopLink to={itemPath(item)} className="art" onClick={onSelect}>
            {item.articleNumber}
          </ShopLink>
          <span className={styles.marks}>
            <CompareBox item={item} bare />
            <FavouriteMark item={item} look="row" />
          </span>
        </span>
        {names && (
          <span className={styles.name}>
            <UnbrokenNumbers text={item.name} />
          </span>
        )}
      </Td>
      {columns.map((column) => {
        const values = valuesOf(item.attributes, column.id);
        const numeric = column.type !== 'text';
        return (
          <Td key={column.id} label={column.name} numeric={numeric} wideOnly={values.length === 0}>
            <span className={numeric || values.join(', ').length <= shortText ? 'nb' : undefined}>
              <AttributeValue column={column} values={values} bare />
              {numeric && values.length > 0 && <Unit code={column.unit} className={styles.phoneUnit} />}
            </span>
          </Td>
        );
      })}
      <Td label={t('catalogue.table.price')} numeric>
        <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} bare />
      </Td>
      <Td label={t('catalogue.table.availability')} className={styles.availability}>
        <AvailabilitySlot salesDetails={salesDetails} />
      </Td>
      <Td numeric className={styles.order}>
        <AddToCartSlot item={{ ...item, salesDetails, salesDetailsOnRequest }} layout="row" />
      </Td>
    </Tr>
  );
}

function SmallDrawing({ item }: { item: ItemCard }) {
  const image = item.images.small ?? item.images.medium;
  return image && <Drawing image={image} width={36} height={36} alt="" size="mini" className={styles.drawing} />;
}

interface HeadingProps extends Pick<ItemTableProps, 'sort' | 'sortHref'> {
  id: string;
  label: string;
  unit?: ReactNode;
  numeric?: boolean;
}

function Heading({ id, label, unit, numeric = false, sort, sortHref }: HeadingProps) {
  if (!sortHref)
    return (
      <Th numeric={numeric} unit={unit}>
        {label}
      </Th>
    );
  const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined;
  return (
    <SortHeading
      label={label}
      unit={unit}
      numeric={numeric}
      direction={direction}
      href={sortHref(direction === 'ascending' ? `-${id}` : id)}
      renderLink={shopLink}
    />
  );
}
