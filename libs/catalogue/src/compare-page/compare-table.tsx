import { type Item, type ItemCard, itemKeyOf } from '@shop/api-contracts';
import { AddToCartSlot } from '@shop/cart';
import { classNames, Drawing, Icon, iconButtonClass, tableClass, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useRef, type ReactNode } from 'react';
import { useCompareSelection } from '../compare-tray/use-compare-selection.ts';
import { useFocusOnNeighbour } from '../compare-tray/use-focus-on-neighbour.ts';
import { AttributeValue } from '../item-card/attribute-value.tsx';
import { AvailabilitySlot } from '../item-card/availability-slot.tsx';
import { itemPath } from '../item-card/item-path.ts';
import { PriceSlot } from '../item-card/price-slot.tsx';
import { useSalesDetails } from '../item-card/use-sales-details.ts';
import { useText } from '../text.ts';
import { comparePath, type CompareAddress } from '../compare-tray/compare-address.ts';
import type { CompareGroup } from './compare-groups.ts';
import styles from './compare-page.module.css';

export interface Compared {
  item: Item;
  /** Its key in the address. */
  key: string;
}

interface CompareTableProps {
  items: readonly Compared[];
  address: CompareAddress;
  groups: readonly CompareGroup[];
  /** Path to go to when the last article is removed. */
  emptyPath: string;
  onSelect: (item: ItemCard, index: number) => void;
}

/** A column per article: summary and price, then its specification; on phones each attribute with all its values below. */
export function CompareTable({ items, address, groups, emptyPath, onSelect }: CompareTableProps) {
  const t = useText();
  const caption = t('catalogue.compare.heading', { count: items.length });
  const row = (name: string, cell: (item: Item) => ReactNode, className?: string) => (
    <tr className={className}>
      <th scope="row">{name}</th>
      {items.map(({ item, key }) => (
        <td key={key} data-label={item.articleNumber}>
          {cell(item)}
        </td>
      ))}
    </tr>
  );
  return (
    // a scrolling region must be reachable by keyboard
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-label={caption} tabIndex={0}>
      <table className={classNames(tableClass({ layout: 'scroll' }), styles.table)}>
        <caption className="sr">{caption}</caption>
        <Head {...{ items, address, emptyPath, onSelect }} />
        <tbody>
          {row(t('catalogue.table.drawing'), (item) => (
            <SmallDrawing item={item} />
          ))}
          {row(t('catalogue.table.price'), (item) => (
            <Price item={item} />
          ))}
          {row(t('catalogue.table.availability'), (item) => (
            <Availability item={item} />
          ))}
          {row(
            t('catalogue.compare.order'),
            (item) => (
              <Order item={item} />
            ),
            styles.order,
          )}
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={items.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map(({ column, values, differs }) => (
              <tr key={column.id} className={differs || items.length === 1 ? undefined : styles.alike}>
                <th scope="row">{column.name}</th>
                {items.map(({ item, key }, index) => (
                  <td key={key} data-label={item.articleNumber}>
                    {values[index]!.length > 0 ? (
                      <AttributeValue column={column} values={values[index]!} />
                    ) : (
                      <NoValue />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Head({ items, address, emptyPath, onSelect }: Omit<CompareTableProps, 'groups'>) {
  const t = useText();
  const head = useRef<HTMLTableRowElement>(null);
  const onRemoved = useFocusOnNeighbour(head, '[data-remove]', items.length);
  const { remove } = useCompareSelection();
  return (
    <thead>
      <tr ref={head}>
        <th scope="col">
          <span className="sr">{t('catalogue.compare.property')}</span>
        </th>
        {items.map(({ item, key }, index) => (
          <th key={key} scope="col">
            <span className={styles.article}>
              <ShopLink to={itemPath(item)} className="art" onClick={() => onSelect(item, index)}>
                {item.articleNumber}
              </ShopLink>
              <ShopLink
                to={pathWithout(key, address, emptyPath)}
                className={classNames(iconButtonClass({ size: 'small' }), 'no-print')}
                rel="nofollow"
                prefetch={false}
                preventScrollReset={items.length > 1}
                {...(items.length > 1 ? { state: { samePage: true } } : {})}
                aria-label={t('catalogue.compare.remove', { articleNumber: item.articleNumber })}
                title={t('catalogue.compare.remove', { articleNumber: item.articleNumber })}
                data-remove
                onClick={() => {
                  // while articles remain, the selection follows the address
                  if (items.length === 1) remove(item);
                  onRemoved(index);
                }}
              >
                <Icon name="close" size={16} />
              </ShopLink>
            </span>
            <span className={styles.name}>
              <UnbrokenNumbers text={item.name} />
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function pathWithout(key: string, address: CompareAddress, emptyPath: string): string {
  const items = address.items.filter((item) => itemKeyOf(item) !== key);
  return items.length > 0 ? comparePath({ ...address, items }) : emptyPath;
}

function Price({ item }: { item: Item }) {
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  return <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} />;
}

function Order({ item }: { item: Item }) {
  return <AddToCartSlot item={{ ...item, ...useSalesDetails(item) }} layout="card" />;
}

function Availability({ item }: { item: Item }) {
  return <AvailabilitySlot salesDetails={useSalesDetails(item).salesDetails} />;
}

function NoValue() {
  const t = useText();
  return (
    <>
      <span aria-hidden="true" className="muted">
        –
      </span>
      <span className="sr">{t('catalogue.compare.none')}</span>
    </>
  );
}

function SmallDrawing({ item: { images } }: { item: Item }) {
  const image = images.medium;
  return (
    image && (
      <Drawing image={image} width={image.width} height={image.height} alt="" size="card" className={styles.drawing} />
    )
  );
}
