import { Button, Checkbox, Notice, Select, Table, Th, UnbrokenNumbers } from '@shop/design-system';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text.ts';
import { recallColumns, rememberColumns } from './column-memory.ts';
import { maxRows } from '../rows/order-rows.ts';
import type { AddRows } from '../rows/quick-order-state.ts';
import { guessColumns, rowsOfTable, titlesOf, widthOf, type Cells, type Columns } from '../reading/read-table.ts';
import styles from './column-choice.module.css';

/** Rows and columns shown as a preview of the table. */
const shownRows = 3;
const shownColumns = 8;
/** Value of the choice that no column holds quantities. */
const noColumn = 'none';

interface ColumnChoiceProps {
  cells: Cells;
  room: number;
  /** The choice among the sheets of a workbook that has several. */
  sheetChoice?: ReactNode;
  onTake: AddRows;
  onCancel: () => void;
}

/** Asks for the content of a table's columns; starts with the last choice for such a table, else with a guess. */
export function ColumnChoice({ cells, room, sheetChoice, onTake, onCancel }: ColumnChoiceProps) {
  const t = useText();
  const id = useId();
  const guessed = useMemo(() => guessColumns(cells), [cells]);
  const recalled = useMemo(() => recallColumns(cells, guessed), [cells, guessed]);
  const [columns, setColumns] = useState<Columns>(recalled ?? guessed);
  const [isQuantityMissing, setQuantityMissing] = useState(false);
  const { customArticleNumbersEnabled: withOwnNumbers } = usePrefetchedQuery(settingsQuery());
  const rows = useMemo(
    () => rowsOfTable(cells, withOwnNumbers ? columns : { ...columns, ownNumber: undefined }),
    [cells, columns, withOwnNumbers],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const quantityField = useRef<HTMLSelectElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const width = widthOf(cells);
  const nameOf = (at: number) => {
    const named = columns.heading === null ? undefined : cells[columns.heading]?.[at];
    return named || t('cart.quickOrder.column', { number: at + 1 });
  };
  const options = Array.from({ length: width }, (_, at) => (
    <option key={at} value={at}>
      {nameOf(at)}
    </option>
  ));
  const headingRow = columns.heading ?? guessed.heading ?? 0;
  const firstRow = columns.heading === null ? 0 : columns.heading + 1;
  const sample = cells.slice(firstRow, firstRow + shownRows);
  const shown = Math.min(width, shownColumns);
  const take = () => {
    if (columns.quantity === undefined) {
      setQuantityMissing(true);
      quantityField.current?.focus();
      return;
    }
    rememberColumns(cells, columns);
    onTake(rows, { leftOut: titlesOf(cells, columns) });
  };
  return (
    <section aria-labelledby={id} className={styles.columns}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('cart.quickOrder.columns')}
      </h2>
      <p className="muted">{t(recalled ? 'cart.quickOrder.columnsRecalled' : 'cart.quickOrder.columnsGuessed')}</p>
      <div className={styles.fields}>
        {sheetChoice}
        <Select
          label={t('cart.quickOrder.articleNumber')}
          value={columns.articleNumber}
          onChange={(event) => setColumns({ ...columns, articleNumber: Number(event.currentTarget.value) })}
        >
          {options}
        </Select>
        <Select
          label={t('cart.quickOrder.quantity')}
          ref={quantityField}
          value={columns.quantity === undefined ? '' : (columns.quantity ?? noColumn)}
          error={isQuantityMissing ? t('cart.quickOrder.chooseQuantityColumn') : undefined}
          onChange={({ currentTarget: { value } }) => {
            setQuantityMissing(false);
            setColumns({ ...columns, quantity: value === noColumn ? null : Number(value) });
          }}
        >
          {columns.quantity === undefined && <option value="">{t('cart.quickOrder.chooseColumn')}</option>}
          <option value={noColumn}>{t('cart.quickOrder.noQuantityColumn')}</option>
          {options}
        </Select>
        {(['note', ...(withOwnNumbers ? (['ownNumber'] as const) : [])] as const).map((kind) => (
          <Select
            key={kind}
            label={t(`cart.page.${kind}`)}
            value={columns[kind] ?? noColumn}
            onChange={({ currentTarget: { value } }) =>
              setColumns({ ...columns, [kind]: value === noColumn ? undefined : Number(value) })
            }
          >
            <option value={noColumn}>{t('cart.quickOrder.noColumn')}</option>
            {options}
          </Select>
        ))}
        <Checkbox
          label={t('cart.quickOrder.hasHeading', { row: headingRow + 1 })}
          checked={columns.heading !== null}
          onChange={(event) => setColumns({ ...columns, heading: event.currentTarget.checked ? headingRow : null })}
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
                <td key={at}>
                  <UnbrokenNumbers text={row[at] ?? ''} />
                </td>
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
