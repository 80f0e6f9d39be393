import type { Order, OrderLine } from '@shop/api-contracts';
import { TakeBackRow, UnitOfLine } from '@shop/cart';
import { UnbrokenNumbers } from '@shop/design-system';
import { formatDate, formatMoney, useI18n } from '@shop/i18n';
import { Fragment } from 'react';
import { useText } from '../../text.ts';
import { ConfirmFit } from './confirm-fit.tsx';
import type { FitConfirmations } from './use-fit-confirmations.ts';
import styles from './order-lines.module.css';

/** From so many lines on the list scrolls by itself, so that sum and button stay in view. */
const scrolledFrom = 9;

/** The order lines, for comparison with a purchase order: own numbers, requested and confirmed days, prices. */
export function OrderLines({ order, confirmation }: { order: Order; confirmation: FitConfirmations }) {
  const t = useText();
  const { lines, totals } = order;
  const { tag } = useI18n().locale;
  const money = (amount: string) => formatMoney({ amount, currency: totals.currency }, tag);
  const isScrolled = lines.length >= scrolledFrom;
  return (
    <div
      className={styles.room}
      // what scrolls can be reached by keyboard
      {...(isScrolled ? { role: 'group', 'aria-label': t('checkout.lines'), tabIndex: 0, 'data-scrolled': true } : {})}
    >
      <table className={styles.lines}>
        <caption className="sr">{t('checkout.lines')}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t('checkout.lines.quantity')}</th>
            <th scope="col">{t('checkout.lines.article')}</th>
            <th scope="col">{t('checkout.lines.promised')}</th>
            <th scope="col">{t('checkout.lines.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.lineId}>
              <tr>
                <td className={styles.quantity}>{line.quantity}</td>
                <th scope="row">
                  <LineName line={line} />
                  {line.price !== null && line.quantity > 1 && (
                    <span className={styles.more}>{t('checkout.lines.each', { price: money(line.price.amount) })}</span>
                  )}
                  <UnitOfLine line={line} />
                  <ConfirmFit line={line} confirmation={confirmation} />
                </th>
                <td className={styles.day}>
                  <LineDay line={line} />
                </td>
                <td className={styles.sum}>{line.lineTotal === null ? '–' : money(line.lineTotal)}</td>
              </tr>
              <TakeBackRow takeBack={line.takeBack} columns={4} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The confirmed day, and the requested one where it is another. */
function LineDay({ line: { promisedDate, requestedDate } }: { line: OrderLine }) {
  const t = useText();
  const { tag } = useI18n().locale;
  return (
    <>
      {promisedDate !== null && <span className="nb">{formatDate(promisedDate, tag)}</span>}
      {requestedDate !== null && requestedDate !== promisedDate && (
        <span className={styles.more}>{t('checkout.review.wanted', { date: formatDate(requestedDate, tag) })}</span>
      )}
    </>
  );
}

function LineName({ line: { name, articleNumber, customArticleNumber, configuration, note } }: { line: OrderLine }) {
  const t = useText();
  return (
    <>
      <span className={styles.number}>{articleNumber}</span>{' '}
      <span className={styles.name}>
        <UnbrokenNumbers text={name} />
      </span>
      {customArticleNumber !== null && customArticleNumber !== '' && (
        <span className={styles.more}>{t('checkout.lines.own', { number: customArticleNumber })}</span>
      )}
      {configuration !== null && (
        <span className={styles.more}>{t('checkout.lines.configuration', { name: configuration })}</span>
      )}
      {note !== '' && <bdi className={styles.more}>{note}</bdi>}
    </>
  );
}
