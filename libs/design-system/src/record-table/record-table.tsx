import { classNames } from '../class-names/class-names.ts';
import { tableClass, type TableProps } from '../table/table.tsx';
import styles from './record-table.module.css';

export type RecordTableProps = Pick<TableProps, 'caption' | 'middle' | 'className' | 'children'> & {
  /** `lines`: articles with a number, a unit price and a quantity, which have places of their own. */
  layout?: 'records' | 'lines';
};

/** A table whose rows are entries of two to four lines on phones, by the `place` of their cells. */
export function RecordTable({ caption, layout = 'records', middle, className, children }: RecordTableProps) {
  return (
    <table
      className={classNames(
        tableClass({ layout: null, middle }),
        styles.records,
        layout === 'lines' && styles.lines,
        className,
      )}
    >
      <caption className="sr">{caption}</caption>
      {children}
    </table>
  );
}
