import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { tableClass } from '../table/table.tsx';
import { onRowKey } from './row-keys.ts';
import styles from './fit-table.module.css';

export interface FitTableProps {
  /** Describes the content of the table. */
  caption: string;
  /** Cells of the head, without that of the button that opens a row. */
  head: ReactNode;
  /** Name of the column of those buttons. */
  moreHead: ReactNode;
  /** `FitRow`s. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A table that always fits its room: columns go one by one where it gets narrow (`shownFrom`), and are then in the row that opens; below
 * 600 pixels each row is a block of two lines. Price, availability and order stay, and nothing is pinned or scrolled sideways. Arrow keys
 * lead from row to row, plus and minus change the quantity.
 */
export function FitTable({ caption, head, moreHead, children, className }: FitTableProps) {
  return (
    <div className={styles.room}>
      <table
        className={classNames(tableClass({ layout: null, middle: true }), styles.fit, className)}
        onKeyDownCapture={onRowKey}
      >
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" data-area="more">
              {moreHead}
            </th>
            {head}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export interface FitRowProps {
  /** Cells of the row. */
  children: ReactNode;
  /** What the row that opens shows below it; also closed, since it opens without a script too. */
  rest: (isOpen: boolean) => ReactNode;
  /** Name of the button that opens it; says of which row. */
  moreLabel: string;
  /** Number of all columns, with that of the button. */
  columns: number;
}

/** A row, and the one below it that opens: without a script too. */
export function FitRow({ children, rest, moreLabel, columns }: FitRowProps) {
  const [isOpen, setOpen] = useState(false);
  // may have been opened before its script came
  const opener = useCallback((details: HTMLDetailsElement | null) => setOpen(details?.open ?? false), []);
  return (
    <>
      <tr className={classNames(styles.row, isOpen && styles.open)}>
        <td data-area="more">
          <details ref={opener} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary className={styles.more} aria-label={moreLabel}>
              <Icon name="chevron-down" size={16} />
            </summary>
          </details>
        </td>
        {children}
      </tr>
      <tr className={classNames(styles.rest, isOpen && styles.open)}>
        <td colSpan={columns}>{rest(isOpen)}</td>
      </tr>
    </>
  );
}

/** Places of a row of two lines, where there is little room; cells without one are then in the row that opens. */
export type FitArea = 'picture' | 'name' | 'price' | 'stock' | 'order';

export type FitCellProps = Omit<ComponentProps<'td'>, 'style'> & {
  area?: FitArea;
  /** Room of the table from which it is shown, of `shownFrom`. */
  from?: number | undefined;
  numeric?: boolean;
};

/** A cell, in a column of its own from the room in `from` on; with less, `area` is its place in a row of two lines. */
export function FitCell({ area, from, numeric = false, className, ...rest }: FitCellProps) {
  return <td data-area={area} data-from={from} className={classNames(numeric && 'num', className)} {...rest} />;
}

export interface FitValue {
  label: string;
  value: ReactNode;
  /** Room of the table from which it is in a column of its own. */
  until?: number | undefined;
}

/** Labels and values of the row that opens. */
export function FitValues({ values }: { values: readonly FitValue[] }) {
  return (
    <dl className={styles.values}>
      {values.map(({ label, value, until }) => (
        <div key={label} data-until={until}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
