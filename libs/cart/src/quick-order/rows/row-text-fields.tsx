import { useText } from '../../text.ts';
import type { OrderRow } from './order-rows.ts';
import type { RowChange } from './quick-order-state.ts';
import { RowField } from './row-field.tsx';
import styles from './order-table.module.css';

interface RowTextFieldsProps {
  row: OrderRow;
  /** Position among all rows, from 1. */
  number: number;
  /** Kind of the row's problem. */
  problem: string;
  onChange: (change: RowChange) => void;
}

/** Note and own number that a list brought with a row. */
export function RowTextFields({ row, number, problem, onChange }: RowTextFieldsProps) {
  const t = useText();
  return (['note', 'ownNumber'] as const).map((kind) => {
    const text = row[kind];
    return (
      text !== undefined && (
        <span key={kind} className={styles.typed}>
          <span aria-hidden="true">{t(`cart.page.${kind}`)}</span>
          <RowField
            label={t(`cart.quickOrder.${kind}Of`, { number })}
            value={text}
            isInvalid={problem.startsWith(kind)}
            describedBy={`quick-order-result-${row.id}`}
            onCommit={(entered) => onChange({ [kind]: entered })}
          />
        </span>
      )
    );
  });
}
