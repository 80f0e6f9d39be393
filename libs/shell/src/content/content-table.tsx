import type { ContentPart, Inline } from '@shop/api-contracts';
import type { ReactNode } from 'react';
import styles from './content-table.module.css';

interface ContentTableProps {
  part: Extract<ContentPart, { type: 'table' }>;
  caption: string;
  children: (runs: readonly Inline[]) => ReactNode;
}

/** A table of a text; on phones an entry for each row, whose last cell has its label. Not that of the design system, whose styles no other text needs. */
export function ContentTable({ part: { head, rows }, caption, children }: ContentTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], index) => (
          <tr key={index}>
            <th scope="row">{children(name)}</th>
            {cells.map((runs, at) => (
              <td key={at} data-label={at === cells.length - 1 ? head.at(-1) : undefined}>
                {children(runs)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
