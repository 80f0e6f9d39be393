import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './table.module.css';

/**
 * What becomes of the table when there is no room:
 * `rows` each cell a line of its label and value, on the phone; `compact` the three-line rows of a parts list, on the phone;
 * `scroll` sideways, with the first column staying, below 1180 px.
 */
export type TableLayout = 'rows' | 'compact' | 'scroll';

export type TableProps = {
  /** Says what the table lists. */
  caption: string;
  showCaption?: boolean;
  layout?: TableLayout;
  /** Centres cells vertically: for rows with pictures or controls. */
  middle?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The look of a table for markup of one's own. */
export function tableClass({ layout = 'rows', middle = false }: Pick<TableProps, 'layout' | 'middle'> = {}): string {
  return classNames(styles.table, styles[layout], middle && styles.middle) ?? '';
}

/** A table of hairlines. Give each `Td` its `label`, which stands before the value where the head is not shown. */
export function Table({ caption, showCaption = false, layout = 'rows', middle, className, children }: TableProps) {
  const table = (
    <table className={classNames(tableClass({ layout, middle }), className)}>
      <caption className={showCaption ? styles.caption : 'sr'}>{caption}</caption>
      {children}
    </table>
  );
  if (layout !== 'scroll') return table;
  // a region that scrolls must be reachable by keyboard, also in browsers that do not see to it themselves
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
}

export type ThProps = Omit<ComponentProps<'th'>, 'style'> & {
  numeric?: boolean;
  /** Unit beneath the heading. */
  unit?: ReactNode;
};

/** Heading of a column, or of a row with `scope="row"`. */
export function Th({ numeric = false, unit, scope = 'col', className, children, ...rest }: ThProps) {
  return (
    <th scope={scope} className={classNames(numeric && 'num', className)} {...rest}>
      {children}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </th>
  );
}

/** Where a cell of a `compact` table stands on the phone. */
export type CompactArea = 'position' | 'name' | 'number' | 'count' | 'price' | 'stock' | 'order';

export type TdProps = Omit<ComponentProps<'td'>, 'style'> & {
  /** Heading of its column, shown before the value on the phone. Leave out for the cell that names the row. */
  label?: string;
  numeric?: boolean;
  area?: CompactArea;
  /** Left out on the phone. */
  wideOnly?: boolean;
};

/** A cell. */
export function Td({ label, numeric = false, area, wideOnly = false, className, children, ...rest }: TdProps) {
  const names = classNames(numeric && 'num', area && styles[area], wideOnly && styles.wideOnly, className);
  return (
    <td data-label={label} className={names} {...rest}>
      {children}
    </td>
  );
}

/** A row; `current` is the chosen one. */
export function Tr({
  current = false,
  className,
  ...rest
}: Omit<ComponentProps<'tr'>, 'style'> & { current?: boolean }) {
  return (
    <tr className={classNames(current && styles.current, className)} aria-current={current || undefined} {...rest} />
  );
}
