import { type Item, type ItemCard, itemKeyOf, type Unit } from '@shop/api-contracts';
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
import type { CompareGroup, CompareRow } from './compare-groups.ts';
import { verdictOf } from './compared-unit.ts';
import { Connections, Mark, NoValue, UnitHead } from './unit-column.tsx';
import { withUnit } from './unit-in-address.ts';
import styles from './compare-page.module.css';

export interface Compared {
  item: Item;
  /** Its key in the address. */
  key: string;
}

interface CompareTableProps {
  /** The machine in the first column; its values are the first of each row. */
  unit: Unit | undefined;
  items: readonly Compared[];
  address: CompareAddress;
  groups: readonly CompareGroup[];
  /** Of each article, the connections that do not match those of the machine; null where nobody can say. */
  connections: readonly (readonly string[] | null)[];
  /** Path to go to when the last article is removed. */
  emptyPath: string;
  onSelect: (item: ItemCard, index: number) => void;
}

/** A column per article: summary and price, then its specification; on phones each attribute with all its values below. */
export function CompareTable({ unit, items, address, groups, connections, emptyPath, onSelect }: CompareTableProps) {
  const t = useText();
  const caption = t('catalogue.compare.heading', { count: items.length });
  const row = (name: string, cell: (item: Item) => ReactNode, className?: string) => (
    <tr className={className}>
      <th scope="row">{name}</th>
      {unit && <td data-label={t('catalogue.compare.unit')} />}
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
        <Head {...{ unit, items, address, emptyPath, onSelect }} />
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
          {unit &&
            row(t('catalogue.compare.unit.connections'), (item) => (
              <Connections names={connections[items.findIndex((one) => one.item === item)] ?? null} />
            ))}
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={items.length + (unit ? 2 : 1)}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((line) => (
              <tr
                key={line.column.id}
                className={line.differs || (items.length === 1 && !unit) ? undefined : styles.alike}
              >
                <th scope="row">{line.column.name}</th>
                {unit && (
                  <td data-label={t('catalogue.compare.unit')}>
                    <Value column={line.column} values={line.values[0]!} />
                  </td>
                )}
                {items.map(({ item, key }, index) => (
                  <td key={key} data-label={item.articleNumber}>
                    <Value column={line.column} values={line.values[index + (unit ? 1 : 0)]!} />
                    {unit && <Mark verdict={verdictOf(line, index)} />}
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

function Value({ column, values }: { column: CompareRow['column']; values: CompareRow['values'][number] }) {
  return values.length > 0 ? <AttributeValue column={column} values={values} /> : <NoValue />;
}

function Head({ unit, items, address, emptyPath, onSelect }: Omit<CompareTableProps, 'groups' | 'connections'>) {
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
        {unit && <UnitHead unit={unit} path={comparePath(address)} />}
        {items.map(({ item, key }, index) => (
          <th key={key} scope="col">
            <span className={styles.article}>
              <ShopLink to={itemPath(item)} className="art" onClick={() => onSelect(item, index)}>
                {item.articleNumber}
              </ShopLink>
              <ShopLink
                to={pathWithout(key, address, { emptyPath, equipmentId: unit?.equipmentId ?? null })}
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

function pathWithout(
  key: string,
  address: CompareAddress,
  { emptyPath, equipmentId }: { emptyPath: string; equipmentId: string | null },
): string {
  const items = address.items.filter((item) => itemKeyOf(item) !== key);
  return items.length > 0 ? withUnit(comparePath({ ...address, items }), equipmentId) : emptyPath;
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

function SmallDrawing({ item: { images } }: { item: Item }) {
  const image = images.medium;
  return (
    image && (
      <Drawing image={image} width={image.width} height={image.height} alt="" size="card" className={styles.drawing} />
    )
  );
}
