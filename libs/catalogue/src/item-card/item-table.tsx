import type { ItemCard, ItemColumn } from '@shop/api-contracts';
import { AddToCartSlot, FavouriteMark } from '@shop/cart';
import {
  classNames,
  Drawing,
  FitCell,
  FitRow,
  FitTable,
  FitValues,
  type LinkParts,
  SortHeading,
  Th,
  UnbrokenNumbers,
} from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { ShopLink, useHydrated } from '@shop/platform';
import { useMemo, type ReactNode } from 'react';
import { CompareBox } from '../compare-tray/lazy-compare.ts';
import { useText } from '../text.ts';
import { AttributeValue, Unit, valuesOf } from './attribute-value.tsx';
import { AvailabilitySlot } from './availability-slot.tsx';
import { headOf, pictureId, shortText, shownColumns, type PagedList } from './column-room.ts';
import { itemPath } from './item-path.ts';
import { PriceSlot, usePriceTerms } from './price-slot.tsx';
import { useHiddenColumns } from './table-choice.ts';
import { TableViewButton } from './table-view-button.tsx';
import { useSalesDetails } from './use-sales-details.ts';
import styles from './item-table.module.css';

export interface ItemTableProps {
  items: readonly ItemCard[];
  columns: readonly ItemColumn[];
  /** The list that the items are a page of. */
  list?: PagedList | undefined;
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

/** Articles as a specification table: units in the head, figures right-aligned; columns go where there is little room for them. */
export function ItemTable({ items, columns, list, caption, sort, sortHref, names = false, onSelect }: ItemTableProps) {
  const t = useText();
  const isHydrated = useHydrated();
  const hidden = useHiddenColumns();
  const { tag } = useI18n().locale;
  const terms = usePriceTerms();
  const currency = items.find((item) => item.salesDetails?.price)?.salesDetails?.price?.currency;
  const heading = { sort, sortHref };
  const onRequest = t('catalogue.price.onRequest');
  const from = useMemo(
    () => shownColumns({ items, list, columns, hidden, names, sort, tag, onRequest }),
    [items, list, columns, hidden, names, sort, tag, onRequest],
  );
  return (
    <FitTable
      caption={caption}
      className={classNames(styles.table, !isHydrated && styles.early)}
      moreHead={<TableViewButton columns={columns} />}
      head={
        <>
          <Th className={styles.pictureCell} data-from={from.get(pictureId)}>
            <span className="sr">{t('catalogue.table.drawing')}</span>
          </Th>
          <Heading
            {...heading}
            id="articleNumber"
            label={t('catalogue.table.article')}
            // each box has a label of its own
            unit={
              <span className={styles.compare} aria-hidden>
                {t('catalogue.compare.choose')}
              </span>
            }
          />
          {columns.map((column) => (
            <Heading
              key={column.id}
              {...heading}
              id={column.id}
              label={headOf(column)}
              title={column.shortName === undefined ? undefined : column.name}
              from={from.get(column.id)}
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
          <Th className={styles.order}>{t('catalogue.table.order')}</Th>
        </>
      }
    >
      {items.map((item, index) => (
        <ItemRow
          key={`${item.genericItemId}-${item.commercialItemId ?? ''}`}
          item={item}
          columns={columns}
          names={names}
          from={from}
          onSelect={onSelect && (() => onSelect(item, index))}
        />
      ))}
    </FitTable>
  );
}

/** What a part is, such as a channel gasket: stands below its number where it has no column. */
const kindId = 'partType';

/** The button that opens, picture, number, price, availability and order. */
const otherColumns = 6;

interface ItemRowProps extends Pick<ItemTableProps, 'columns' | 'names'> {
  item: ItemCard;
  from: ReadonlyMap<string, number>;
  onSelect: (() => void) | undefined;
}

function ItemRow({ item, columns, names, from, onSelect }: ItemRowProps) {
  const t = useText();
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  const kind = valuesOf(item.attributes, kindId);
  return (
    <FitRow
      moreLabel={t('catalogue.table.moreOf', { articleNumber: item.articleNumber })}
      columns={columns.length + otherColumns}
      rest={(isOpen) => <Rest item={item} columns={columns} from={from} isOpen={isOpen} />}
    >
      <FitCell area="picture" from={from.get(pictureId)} className={styles.pictureCell}>
        <SmallDrawing item={item} />
      </FitCell>
      <FitCell area="name" className={styles.article}>
        <span className={styles.title}>
          <span className={styles.number}>
            <ShopLink to={itemPath(item)} className="art" onClick={onSelect}>
              {item.articleNumber}
            </ShopLink>
          </span>
          <span className={styles.marks}>
            <CompareBox item={item} bare />
            <FavouriteMark item={item} look="row" />
          </span>
          <span className={classNames(styles.name, !names && styles.inLines)}>
            <UnbrokenNumbers text={item.name} />
          </span>
          {!names && kind.length > 0 && (
            <span className={classNames('small muted', styles.kind)} data-until={from.get(kindId)}>
              <bdi>{kind.join(', ')}</bdi>
            </span>
          )}
        </span>
      </FitCell>
      {columns.map((column) => {
        const values = valuesOf(item.attributes, column.id);
        const isNumeric = column.type !== 'text';
        return (
          <FitCell key={column.id} from={from.get(column.id)} numeric={isNumeric}>
            <span className={isNumeric || values.join(', ').length <= shortText ? 'nb' : undefined}>
              <AttributeValue column={column} values={values} bare />
            </span>
          </FitCell>
        );
      })}
      <FitCell area="price" numeric>
        <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} bare />
      </FitCell>
      <FitCell area="stock" className={styles.availability}>
        <AvailabilitySlot salesDetails={salesDetails} />
      </FitCell>
      <FitCell area="order" numeric className={styles.order}>
        <AddToCartSlot item={{ ...item, salesDetails, salesDetailsOnRequest }} layout="row" />
      </FitCell>
    </FitRow>
  );
}

/** What has no column in the room of the table, and what can be done with the article. */
function Rest({ item, columns, from, isOpen }: Pick<ItemRowProps, 'item' | 'columns' | 'from'> & { isOpen: boolean }) {
  const values = columns.flatMap((column) => {
    const own = valuesOf(item.attributes, column.id);
    return own.length === 0
      ? []
      : [
          {
            label: column.name,
            value: <AttributeValue column={column} values={own} />,
            until: from.get(column.id),
          },
        ];
  });
  return (
    <div className={styles.rest}>
      <p className={styles.whole}>
        <UnbrokenNumbers text={item.name} />
      </p>
      <FitValues values={values} />
      {isOpen && (
        <div className={styles.acts}>
          <CompareBox item={item} />
          <FavouriteMark item={item} look="button" />
        </div>
      )}
    </div>
  );
}

function SmallDrawing({ item }: { item: ItemCard }) {
  const image = item.images.small ?? item.images.medium;
  return image && <Drawing image={image} width={36} height={36} alt="" size="mini" className={styles.drawing} />;
}

interface HeadingProps extends Pick<ItemTableProps, 'sort' | 'sortHref'> {
  id: string;
  label: string;
  /** Full name, where the label is a short one. */
  title?: string | undefined;
  from?: number | undefined;
  unit?: ReactNode;
  numeric?: boolean;
}

function Heading({ id, label, title, from, unit, numeric = false, sort, sortHref }: HeadingProps) {
  const name = <bdi>{label}</bdi>;
  if (!sortHref)
    return (
      <Th numeric={numeric} unit={unit} title={title} data-from={from}>
        {name}
      </Th>
    );
  const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined;
  return (
    <SortHeading
      label={name}
      title={title}
      from={from}
      unit={unit}
      numeric={numeric}
      direction={direction}
      href={sortHref(direction === 'ascending' ? `-${id}` : id)}
      renderLink={shopLink}
    />
  );
}
