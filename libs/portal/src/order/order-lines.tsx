import type { OrderLine } from '@shop/api-contracts';
import { Enclosures, TakeBackRow, UnitOfLine } from '@shop/cart';
import { Button, Checkbox, CopyButton, RecordTable, Td, Th, Tr, UnbrokenNumbers } from '@shop/design-system';
import { formatDate, formatMoney } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import { Fragment, useState } from 'react';
import { useText } from '../text.ts';
import { orderedConfigurations } from './ordered-configurations.ts';
import { OrderSums } from './order-sums.tsx';
import { ReorderBar } from './reorder-bar.tsx';
import type { ShownLine, ShownOrder } from './shown-order.ts';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  order: ShownOrder;
  /** Starts a return or a complaint of a line; undefined if the market has no order history. */
  onComplain: ((lineId: string) => void) | undefined;
}

/** Lines of the order with requested, promised and shipped quantities, its totals, and a selection for ordering again. */
export function OrderLines({ order, onComplain }: OrderLinesProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { lines, totals } = order;
  const units = orderedConfigurations(order);
  const toggle = (lineId: string) =>
    setChosen((all) => {
      const changed = new Set(all);
      if (!changed.delete(lineId)) changed.add(lineId);
      return changed;
    });
  return (
    <section aria-labelledby="order-lines" className={styles.lines}>
      <h2 id="order-lines">{t('portal.orders.lines')}</h2>
      <RecordTable caption={t('portal.orders.lines')} layout="lines" className={styles.table}>
        <thead>
          <tr>
            <Th className={styles.tick}>
              <span className="sr">{t('portal.orders.choice')}</span>
            </Th>
            <Th>{t('portal.orders.article')}</Th>
            <Th numeric>{t('portal.orders.quantity')}</Th>
            <Th>{t('portal.orders.dates')}</Th>
            <Th numeric>{t('portal.orders.each')}</Th>
            <Th numeric>{t('portal.orders.lineTotal')}</Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const unit = units.find(({ firstLineId }) => firstLineId === line.lineId);
            return (
              <Fragment key={line.lineId}>
                {unit && (
                  <tr className={styles.unit}>
                    <td colSpan={5}>{unit.name}</td>
                    <td className="num">
                      {unit.amount !== null && (
                        <span className="nb">
                          {formatMoney({ amount: unit.amount, currency: totals.currency }, tag)}
                        </span>
                      )}
                    </td>
                  </tr>
                )}
                <LineRow
                  orderId={order.orderId}
                  line={line}
                  currency={totals.currency}
                  isChosen={chosen.has(line.lineId)}
                  onChoose={() => toggle(line.lineId)}
                  onComplain={onComplain && (() => onComplain(line.lineId))}
                />
                <TakeBackRow takeBack={line.takeBack} columns={6} />
              </Fragment>
            );
          })}
        </tbody>
      </RecordTable>
      <OrderSums order={order} />
      <ReorderBar
        lines={chosen.size > 0 ? lines.filter(({ lineId }) => chosen.has(lineId)) : lines}
        isChosen={chosen.size > 0}
        onAdded={() => setChosen(new Set())}
      />
    </section>
  );
}

interface LineRowProps {
  orderId: string;
  line: ShownLine;
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
  onComplain: (() => void) | undefined;
}

function LineRow({ orderId, line, currency, isChosen, onChoose, onComplain }: LineRowProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const { articleNumber, quantity, shippedQuantity = 0, claimableQuantity = 0, price } = line;
  // that of a configured machine is above its lines
  const lineTotal = line.configuration === null ? line.lineTotal : null;
  return (
    <Tr>
      <Td place="below" className={styles.tick}>
        <Checkbox
          label={<span className="sr">{t('portal.orders.choose', { number: articleNumber })}</span>}
          checked={isChosen}
          onChange={onChoose}
        />
      </Td>
      <Td place="name" className={styles.article}>
        <Article line={line} orderId={orderId} />
        {onComplain && claimableQuantity > 0 && (
          <Button size="small" variant="bare" className={styles.complaint} onClick={onComplain}>
            {t('portal.orders.complaint')}
            <span className="sr"> {articleNumber}</span>
          </Button>
        )}
      </Td>
      <Td label={t('portal.orders.quantity')} place="order" numeric>
        <span>
          {quantity}
          {shippedQuantity > 0 && shippedQuantity < quantity && (
            <span className={styles.aside}>{t('portal.orders.shippedOf', { count: shippedQuantity })}</span>
          )}
        </span>
      </Td>
      <Td place="stock">
        <Dates line={line} />
      </Td>
      <Td place="each" label={t('portal.orders.each')} numeric wideOnly={price === null}>
        {price && <span className="nb">{formatMoney(price, tag)}</span>}
      </Td>
      <Td place="end" numeric>
        {lineTotal !== null && <strong className="nb">{formatMoney({ amount: lineTotal, currency }, tag)}</strong>}
      </Td>
    </Tr>
  );
}

function Article({ line, orderId }: { line: OrderLine; orderId: string }) {
  const t = useText();
  const { item, name, articleNumber, customArticleNumber, configuration, note } = line;
  return (
    <>
      {item ? (
        <ShopLink to={paths.item(item)} prefetch={false} className="strong">
          <UnbrokenNumbers text={name} />
        </ShopLink>
      ) : (
        <span className="strong">
          <UnbrokenNumbers text={name} />
        </span>
      )}
      <span className={styles.number}>
        <span className="art">{articleNumber}</span>
        <CopyButton
          value={articleNumber}
          label={t('portal.orders.copyArticle', { number: articleNumber })}
          copiedText={t('portal.copied')}
        />
      </span>
      {customArticleNumber && (
        <span className={styles.aside}>{t('portal.orders.ownNumber', { number: customArticleNumber })}</span>
      )}
      {configuration !== null && (
        <span className={styles.aside}>{t('portal.orders.partOf', { name: configuration })}</span>
      )}
      {note !== '' && <bdi className={styles.aside}>{note}</bdi>}
      <UnitOfLine line={line} />
      <Enclosures enclosures={line.enclosures} within={{ order: orderId }} />
    </>
  );
}

function Dates({ line: { requestedDate, promisedDate, deliveredOn } }: { line: ShownLine }) {
  const t = useText();
  const { tag } = useApp().locale;
  const requested = requestedDate ? formatDate(requestedDate, tag) : t('portal.orders.soon');
  return (
    <span className={styles.dates}>
      <span>
        {deliveredOn
          ? t('portal.orders.deliveredOn', { date: formatDate(deliveredOn, tag) })
          : promisedDate && t('portal.orders.promisedOn', { date: formatDate(promisedDate, tag) })}
      </span>
      <span className={styles.aside}>{t('portal.orders.requestedOn', { date: requested })}</span>
    </span>
  );
}
