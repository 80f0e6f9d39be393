import { classNames, tableClass, Th } from '@shop/design-system';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import styles from './proof.module.css';

interface FigureTableProps {
  caption: string;
  /** Of the columns with values. */
  headings: string[];
  children: ReactNode;
}

/** A row for each figure with the values of one or two units beside it, on phones too. */
export function FigureTable({ caption, headings, children }: FigureTableProps) {
  const t = useText();
  return (
    <table className={classNames(tableClass({ layout: null }), styles.table)}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <Th>{t('units.replacement.figure')}</Th>
          {headings.map((heading) => (
            <Th key={heading}>{heading}</Th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
