import { Pager, RadioGroup, RecordTable, Th } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useMemo, useRef, useState, type Dispatch } from 'react';
import { useText } from '../../text.ts';
import { OrderTableRow } from './order-table-row.tsx';
import { needsAttention, type AssessedRow } from './order-rows.ts';
import type { QuickOrderAction } from './quick-order-state.ts';
import { useCanBuy } from './use-can-buy.ts';
import styles from './order-table.module.css';

/** Rows per page, so that 3,000 rows are as fast as 100. */
const rowsPerPage = 100;

interface OrderTableProps {
  assessed: readonly AssessedRow[];
  dispatch: Dispatch<QuickOrderAction>;
  /** Called when the focused row was merged into another. */
  onRowGone: () => void;
}

/** All rows, or those that need attention. A corrected row stays in view until the filter is chosen again. */
export function OrderTable({ assessed, dispatch, onRowGone }: OrderTableProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const canBuy = useCanBuy();
  const [held, setHeld] = useState<ReadonlySet<number>>();
  const [wantedPage, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const attention = useMemo(
    () => new Set(assessed.filter(({ state }) => needsAttention(state, canBuy)).map(({ row }) => row.id)),
    [assessed, canBuy],
  );
  const places = useMemo(() => assessed.map((one, index) => ({ ...one, number: index + 1 })), [assessed]);
  const chosen = held ? places.filter(({ row }) => attention.has(row.id) || held.has(row.id)) : places;
  const pages = Math.max(1, Math.ceil(chosen.length / rowsPerPage));
  const page = Math.min(wantedPage, pages);
  const first = (page - 1) * rowsPerPage;
  const shown = chosen.slice(first, first + rowsPerPage);

  const turn = (to: number) => {
    setPage(to);
    top.current?.focus();
    top.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <>
      <RadioGroup
        label={t('cart.quickOrder.show')}
        hideLabel
        value={held ? 'attention' : 'all'}
        onChange={(value) => {
          setHeld(value === 'attention' ? attention : undefined);
          setPage(1);
        }}
        options={[
          { value: 'all', label: t('cart.quickOrder.showAll', { count: assessed.length }) },
          { value: 'attention', label: t('cart.quickOrder.showInvalid', { count: attention.size }) },
        ]}
      />
      <div ref={top} tabIndex={-1} className={styles.table}>
        {shown.length === 0 ? (
          <p className={styles.none}>{t('cart.quickOrder.noneInvalid')}</p>
        ) : (
          <RecordTable caption={t('cart.quickOrder.table')} className={styles.orderTable}>
            <thead>
              <tr>
                <Th numeric className={styles.numberHead}>
                  {t('cart.quickOrder.row')}
                </Th>
                <Th className={styles.articleHead}>{t('cart.quickOrder.articleNumber')}</Th>
                <Th className={styles.quantityHead}>{t('cart.quickOrder.quantity')}</Th>
                <Th className={styles.nameHead}>{t('cart.quickOrder.name')}</Th>
                <Th numeric className={styles.priceHead}>
                  {t('cart.quickOrder.unitPrice')}
                </Th>
                <Th>{t('cart.quickOrder.result')}</Th>
                <Th className={styles.removeHead}>
                  <span className="sr">{t('cart.quickOrder.remove')}</span>
                </Th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ row, state, number }) => (
                <OrderTableRow
                  key={row.id}
                  row={row}
                  state={state}
                  number={number}
                  dispatch={dispatch}
                  onGone={onRowGone}
                />
              ))}
            </tbody>
          </RecordTable>
        )}
      </div>
      {pages > 1 && (
        <Pager
          label={t('cart.quickOrder.pages')}
          current={page}
          total={pages}
          hrefOf={String}
          pageLabel={(number) => t('cart.quickOrder.page', { page: number })}
          previousLabel={t('cart.quickOrder.previous')}
          nextLabel={t('cart.quickOrder.next')}
          summary={t('cart.quickOrder.range', {
            from: formatCount(first + 1, tag),
            to: formatCount(first + shown.length, tag),
            total: formatCount(chosen.length, tag),
          })}
          renderLink={({ href, rel: _rel, ...parts }) => (
            <button type="button" {...parts} onClick={() => turn(Number(href))} />
          )}
        />
      )}
    </>
  );
}
