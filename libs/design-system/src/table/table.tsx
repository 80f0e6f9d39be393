import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './table.module.css';

/**
 * Layout on narrow screens:
 * `rows`: each cell is a line with label and value, on phones; `compact`: rows of two or three lines of a parts list, where it has less than
 * 880 px; `scroll`: scrolls sideways below 1180 px, with a sticky first column. `RecordTable` shows each row as an entry.
 */
export type TableLayout = 'rows' | 'compact' | 'scroll';

export type TableProps = {
  /** Describes the content of the table. */
  caption: string;
  showCaption?: boolean;
  layout?: TableLayout;
  /** Centres cells vertically: for rows with pictures or controls. */
  middle?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Classes of a table, for custom markup; null for one with a layout of its own. */
export function tableClass({
  layout = 'rows',
  middle = false,
}: { layout?: TableLayout | null | undefined; middle?: boolean | undefined } = {}): string {
  return classNames(styles.table, layout && styles[layout], middle && styles.middle) ?? '';
}

/** A table with hairlines. Give each `Td` a `label`, shown before the value in layouts without a head. */
export function Table({ caption, showCaption = false, layout = 'rows', middle, className, children }: TableProps) {
  const table = (
    <table className={classNames(tableClass({ layout, middle }), className)}>
      <caption className={showCaption ? styles.caption : 'sr'}>{caption}</caption>
      {children}
    </table>
  );
  if (layout === 'rows') return table;
  if (layout === 'compact') return <div className={styles.room}>{table}</div>;
  // a scrolling region must be focusable, also in browsers that do not make it so
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
}

export type ThProps = Omit<ComponentProps<'th'>, 'style'> & {
  numeric?: boolean;
  /** Unit below the heading. */
  unit?: ReactNode;
  /** Of the heading of a row. */
  place?: CellPlace;
};

/** Heading of a column, or of a row with `scope="row"`. */
export function Th({ numeric = false, unit, place, scope = 'col', className, children, ...rest }: ThProps) {
  return (
    <th scope={scope} data-place={place} className={classNames(numeric && 'num', className)} {...rest}>
      {children}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </th>
  );
}

/** Grid area of a cell in a `compact` table on phones: `count` beside the number, `contents` as words on lines of their own. */
export type CompactArea = 'position' | 'name' | 'number' | 'count' | 'contents' | 'price' | 'stock' | 'order';

/**
 * Place of a cell in a `RecordTable` on phones. `name` and `end` are the first line, `line` is one of its own; then follow
 * `state`, the cells without a place, and `action` at the end of the last line. `picture` and what is `below` it stand beside all lines.
 * With `layout="lines"` the second element of `name` (its number) and `each` are the second line, `order`, `stock` and `action` the third.
 */
export type CellPlace = 'picture' | 'below' | 'name' | 'end' | 'line' | 'each' | 'order' | 'stock' | 'state' | 'action';

export type TdProps = Omit<ComponentProps<'td'>, 'style'> & {
  /** Column heading, shown before the value on phones. Omit it for the cell that names the row. */
  label?: string;
  numeric?: boolean;
  area?: CompactArea;
  place?: CellPlace;
  /** Hidden on phones. */
  wideOnly?: boolean;
};

/** A cell. `label` repeats its heading where a narrow table stands as a list of entries. */
export function Td({ label, numeric = false, area, place, wideOnly = false, className, children, ...rest }: TdProps) {
  const names = classNames(numeric && 'num', area && styles[area], wideOnly && styles.wideOnly, className);
  return (
    <td data-label={label} data-place={place} className={names} {...rest}>
      {children}
    </td>
  );
}

/** A row; `current` marks the chosen one. */
export function Tr({
  current = false,
  className,
  ...rest
}: Omit<ComponentProps<'tr'>, 'style'> & { current?: boolean }) {
  return (
    <tr className={classNames(current && styles.current, className)} aria-current={current || undefined} {...rest} />
  );
}
