import type { ContentPart, Inline } from '@shop/api-contracts';
import { RecordTable, Td, Th } from '@shop/design-system';
import type { ReactNode } from 'react';
import styles from './content-table.module.css';

interface ContentTableProps {
  part: Extract<ContentPart, { type: 'table' }>;
  caption: string;
  children: (runs: readonly Inline[]) => ReactNode;
}

/** A table of a text; on phones an entry for each row, whose last cell has its label. */
export function ContentTable({ part: { head, rows }, caption, children }: ContentTableProps) {
  return (
    <RecordTable caption={caption} className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <Th key={name}>{name}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], index) => (
          <tr key={index}>
            <Th scope="row" place="line">
              {children(name)}
            </Th>
            {cells.map((runs, at) => (
              <Td key={at} place="line" {...(at === cells.length - 1 ? { label: head.at(-1)! } : {})}>
                {children(runs)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
