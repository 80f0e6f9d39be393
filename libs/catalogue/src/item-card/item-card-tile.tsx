import type { CategoryItems, ItemAttribute, ItemCard, ItemColumn } from '@shop/api-contracts';
import { AddToCartSlot, FavouriteMark } from '@shop/cart';
import { Card, classNames, Drawing, prefersReducedMotion, UnbrokenNumbers } from '@shop/design-system';
import { unitSymbol } from '@shop/measures';
import { ShopLink, useApp } from '@shop/platform';
import { useViewTransitionState } from 'react-router';
import { CompareBox } from '../compare-tray/lazy-compare.ts';
import { shareOfRoom } from '../true-scale/true-scale.ts';
import { AttributeValue, valuesOf } from './attribute-value.tsx';
import { AvailabilitySlot } from './availability-slot.tsx';
import { itemPath } from './item-path.ts';
import { PriceSlot } from './price-slot.tsx';
import { useSalesDetails } from './use-sales-details.ts';
import styles from './item-card-tile.module.css';

/** Number of key figures on a card. */
const keyFigureCount = 4;

export interface ItemCardTileProps {
  item: ItemCard;
  /** Columns of its list; the first four that are not part of its name are its key figures. */
  columns: readonly ItemColumn[];
  /** Its drawing is shown in the scale of its category. */
  drawnSize?: CategoryItems['drawnSize'];
  /** True if initially in view: its drawing is fetched first. */
  priority?: boolean;
  /** Called when the article is chosen, for analytics. */
  onSelect?: (() => void) | undefined;
}

/** An article as a card of a `CardGrid`; the whole card activates its link. */
export function ItemCardTile({ item, columns, drawnSize, priority = false, onSelect }: ItemCardTileProps) {
  const path = itemPath(item);
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  return (
    <Card
      drawing={<CardDrawing path={path} images={item.images} drawnSize={drawnSize} priority={priority} />}
      title={
        // without motion a transition would only delay the page: the browser takes pictures of both
        <ShopLink to={path} className={styles.link} onClick={onSelect} viewTransition={!prefersReducedMotion()}>
          {item.articleNumber}
        </ShopLink>
      }
      keys={
        <>
          <p className={styles.name}>
            <UnbrokenNumbers text={item.name} />
          </p>
          <KeyFigureLine item={item} columns={columns} />
        </>
      }
      price={<PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} />}
      foot={
        <>
          <AvailabilitySlot salesDetails={salesDetails} />
          <CompareBox item={item} />
          <span className={styles.mark}>
            <FavouriteMark item={item} />
          </span>
        </>
      }
      action={<AddToCartSlot item={{ ...item, salesDetails, salesDetailsOnRequest }} layout="card" />}
    />
  );
}

/** The drawing of a card; it moves to its place on the page of the article when the card is opened, and back. */
function CardDrawing({
  path,
  images: { medium, small },
  drawnSize,
  priority,
}: Pick<ItemCardTileProps, 'drawnSize' | 'priority'> & { path: string; images: ItemCard['images'] }) {
  const isMoving = useViewTransitionState(useApp().href(path));
  if (!medium) return null;
  const share = shareOfRoom(medium, drawnSize);
  return (
    <Drawing
      // in the lines of a thumbnail where it is hardly larger than one
      image={(share !== undefined && share < 35 && small) || medium}
      width={medium.width}
      height={medium.height}
      alt=""
      size="card"
      share={share}
      priority={priority}
      className={isMoving ? styles.moving : undefined}
    />
  );
}

/** True if the name already contains the value (`61` plates, `NBR`, `0.4 mm`). */
const isInTitle = (name: string, column: ItemColumn, values: ItemAttribute['values']): boolean =>
  values.every((value) => words(name).includes(words(`${value} ${unitSymbol(column.unit, 'si')}`.trim())));

/** Normalises a text: lower case, enclosed by blanks, no commas after words, one decimal mark. */
const words = (text: string): string =>
  ` ${text} `
    .toLowerCase()
    .replace(/\.(?=\d)/g, ',')
    .replace(/,(?= )/g, '');

function KeyFigureLine({ item, columns }: Pick<ItemCardTileProps, 'item' | 'columns'>) {
  const figures = columns
    .map((column) => ({ column, values: valuesOf(item.attributes, column.id) }))
    .filter(({ column, values }) => values.length > 0 && !isInTitle(item.name, column, values))
    .slice(0, keyFigureCount);
  if (figures.length === 0) return null;
  return (
    <dl className={styles.keys}>
      {figures.map(({ column, values }) => {
        // a bare number needs its name; a word or a figure with a unit does not
        const speaks = column.type === 'text' || unitSymbol(column.unit, 'si') !== '';
        return (
          <div key={column.id}>
            <dt className={classNames(speaks && 'sr')}>{column.name}</dt>
            <dd>
              <AttributeValue column={column} values={values} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
