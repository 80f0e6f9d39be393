import { Button, Checkbox, Notice, Select, Table, Th } from '@shop/design-system';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { recallColumns, rememberColumns } from './column-memory.ts';
import { maxRows } from '../rows/order-rows.ts';
import type { NewRow } from '../rows/quick-order-state.ts';
import { guessColumns, rowsOfTable, widthOf, type Cells, type Columns } from '../reading/read-table.ts';
import styles from './column-choice.module.css';

/** Rows and columns of a table that are shown to recognise it. */
const shownRows = 3;
const shownColumns = 8;

interface ColumnChoiceProps {
  cells: Cells;
  room: number;
  onTake: (rows: NewRow[]) => void;
  onCancel: () => void;
}

/** Asks what the columns of a table hold; begins with what was said last time about such a table, else with a guess. */
export function ColumnChoice({ cells, room, onTake, onCancel }: ColumnChoiceProps) {
  const t = useText();
  const id = useId();
  const recalled = useMemo(() => recallColumns(cells), [cells]);
  const [columns, setColumns] = useState<Columns>(() => recalled ?? guessColumns(cells));
  const rows = useMemo(() => rowsOfTable(cells, columns), [cells, columns]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const width = widthOf(cells);
  const nameOf = (at: number) => {
    const named = columns.hasHeading ? cells[0]?.[at] : undefined;
    return named || t('cart.quickOrder.column', { number: at + 1 });
  };
  const options = Array.from({ length: width }, (_, at) => (
    <option key={at} value={at}>
      {nameOf(at)}
    </option>
  ));
  const sample = cells.slice(columns.hasHeading ? 1 : 0, shownRows + (columns.hasHeading ? 1 : 0));
  const shown = Math.min(width, shownColumns);
  const take = () => {
    rememberColumns(cells, columns);
    onTake(rows);
  };
  return (
    <section aria-labelledby={id} className={styles.columns}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('cart.quickOrder.columns')}
      </h2>
      <p className="muted">{t(recalled ? 'cart.quickOrder.columnsRecalled' : 'cart.quickOrder.columnsGuessed')}</p>
      <div className={styles.fields}>
        <Select
          label={t('cart.quickOrder.articleNumber')}
          value={columns.articleNumber}
          onChange={(event) => setColumns({ ...columns, articleNumber: Number(event.currentTarget.value) })}
        >
          {options}
        </Select>
        <Select
          label={t('cart.quickOrder.quantity')}
          value={columns.quantity ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setColumns({ ...columns, quantity: value === '' ? null : Number(value) })
          }
        >
          <option value="">{t('cart.quickOrder.noQuantityColumn')}</option>
          {options}
        </Select>
        <Checkbox
          label={t('cart.quickOrder.hasHeading')}
          checked={columns.hasHeading}
          onChange={(event) => setColumns({ ...columns, hasHeading: event.currentTarget.checked })}
        />
      </div>
      <Table caption={t('cart.quickOrder.columnsSample')} layout="scroll">
        <thead>
          <tr>
            {Array.from({ length: shown }, (_, at) => (
              <Th key={at}>{nameOf(at)}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((row, index) => (
            <tr key={index}>
              {Array.from({ length: shown }, (_, at) => (
                <td key={at}>{row[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > room && (
        <Notice type="critical" live title={t('cart.quickOrder.noRoom', { rows: maxRows, room })} />
      )}
      <p className={styles.actions}>
        <Button variant="go" disabled={rows.length === 0 || rows.length > room} onClick={take}>
          {t('cart.quickOrder.takeRows', { count: rows.length })}
        </Button>
        <Button onClick={onCancel}>{t('cart.quickOrder.cancel')}</Button>
      </p>
    </section>
  );
}
