import type { Item } from '@shop/api-contracts';
import { classNames, tableClass, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import type { ReactNode } from 'react';
import { AttributeValue } from '../item-card/attribute-value.tsx';
import { itemPath } from '../item-card/item-path.ts';
import { useText } from '../text.ts';
import { Availability, Order, Price, SmallDrawing } from './article-cells.tsx';
import { areDifferent, type CompareGroup, type CompareRow } from './compare-groups.ts';
import { CompareTableHead, type CompareTableHeadProps } from './compare-table-head.tsx';
import { articlesInView } from './compared.ts';
import { verdictOf } from './compared-unit.ts';
import { Connections, Mark, NoValue } from './unit-column.tsx';
import styles from './compare-page.module.css';

interface CompareTableProps extends CompareTableHeadProps {
  /** The values of the machine are the first of each row. */
  groups: readonly CompareGroup[];
  /** Of each article, the connections that do not match those of the machine; null where nobody can say. */
  connections: readonly (readonly string[] | null)[];
}

/** A column per article: summary and price, then its specification; on phones the name of each attribute is above its values. */
export function CompareTable({ unit, items, address, groups, connections, emptyPath, onSelect }: CompareTableProps) {
  const t = useText();
  const columns = items.length + (unit ? 1 : 0);
  const inView = articlesInView(items.length, unit !== undefined);
  // equal ones between them are what differences stand out from; beside a machine each value says how it differs
  const isMarked = !unit && columns > 1 && groups.some(({ rows }) => rows.some(({ differs }) => !differs));
  const caption = t('catalogue.compare.heading', { count: items.length });
  const row = (name: string, cell: (item: Item, index: number) => ReactNode, className?: string) => (
    <tr className={className}>
      <RowHead>{name}</RowHead>
      {unit && <td />}
      {items.map(({ item, key }, index) => (
        <td key={key}>{cell(item, index)}</td>
      ))}
    </tr>
  );
  return (
    // a scrolling region must be reachable by keyboard
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-label={caption} tabIndex={0}>
      <table
        className={classNames(
          tableClass({ layout: 'scroll' }),
          styles.table,
          inView < items.length && styles.twoInView,
        )}
      >
        <caption className="sr">{caption}</caption>
        <CompareTableHead {...{ unit, items, address, emptyPath, onSelect }} />
        <tbody>
          {row(
            t('catalogue.table.drawing'),
            (item, index) => (
              <>
                <SmallDrawing item={item} />
                <ShopLink
                  to={itemPath(item)}
                  className={classNames(styles.name, styles.belowDrawing)}
                  onClick={() => onSelect(item, index)}
                >
                  <UnbrokenNumbers text={item.name} />
                </ShopLink>
              </>
            ),
            styles.drawings,
          )}
          {row(
            t('catalogue.table.price'),
            (item) => (
              <Price item={item} />
            ),
            styles.price,
          )}
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
            row(t('catalogue.compare.unit.connections'), (_item, index) => (
              <Connections names={connections[index] ?? null} />
            ))}
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((line) => (
              <tr
                key={line.column.id}
                className={classNames(
                  columns > 1 && !line.differs && styles.alike,
                  isMarked && line.differs && styles.unlike,
                  !areDifferent(line.values.slice(0, 2)) && styles.alikeInView,
                )}
              >
                <RowHead differs={isMarked && line.differs}>{line.column.name}</RowHead>
                {unit && (
                  <td>
                    <Value column={line.column} values={line.values[0]!} />
                  </td>
                )}
                {items.map(({ key }, index) => (
                  <td key={key}>
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

/** In a box of its own, which stays in view beside a wide row on phones. */
function RowHead({ children, differs = false }: { children: string; differs?: boolean }) {
  const t = useText();
  return (
    <th scope="row">
      <span>{children}</span>
      {differs && (
        <span className={styles.unequal} title={t('catalogue.compare.unit.differs')}>
          <span aria-hidden>≠</span>
          <span className="sr">, {t('catalogue.compare.unit.differs')}</span>
        </span>
      )}
    </th>
  );
}

function Value({ column, values }: { column: CompareRow['column']; values: CompareRow['values'][number] }) {
  return values.length > 0 ? <AttributeValue column={column} values={values} /> : <NoValue />;
}
