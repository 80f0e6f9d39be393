import type { Order, OrderLine } from '@shop/api-contracts';
import { TakeBackRow, UnitOfLine } from '@shop/cart';
import { Table, Td, Th, UnbrokenNumbers } from '@shop/design-system';
import { formatDate, formatMoney, useI18n } from '@shop/i18n';
import { ShopLink } from '@shop/platform';
import { Fragment } from 'react';
import { useLinesPage } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';
import { ConfirmFit } from './confirm-fit.tsx';
import type { FitConfirmations } from './use-fit-confirmations.ts';
import styles from './review.module.css';

/** The order lines, for comparison with a purchase order: own numbers, requested and promised days, prices. */
export function ReviewLines({ order, confirmation }: { order: Order; confirmation: FitConfirmations }) {
  const t = useText();
  const linesPage = useLinesPage(order);
  const { lines, totals } = order;
  const { tag } = useI18n().locale;
  const money = (amount: string) => formatMoney({ amount, currency: totals.currency }, tag);
  const day = (date: string | null) => (date === null ? t('checkout.lines.soon') : formatDate(date, tag));
  return (
    <section aria-labelledby="review-lines" className={styles.section}>
      <header>
        <h2 id="review-lines">{t('checkout.lines')}</h2>
        <ShopLink to={linesPage.to}>{linesPage.editText}</ShopLink>
      </header>
      <Table caption={t('checkout.lines')} className={styles.lines}>
        <thead>
          <tr>
            <Th>{t('checkout.lines.article')}</Th>
            <Th numeric>{t('checkout.lines.quantity')}</Th>
            <Th>{t('checkout.lines.wanted')}</Th>
            <Th>{t('checkout.lines.promised')}</Th>
            <Th numeric>{t('checkout.lines.price')}</Th>
            <Th numeric>{t('checkout.lines.sum')}</Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.lineId}>
              <tr>
                <Td>
                  <LineName line={line} />
                  <UnitOfLine line={line} />
                  <ConfirmFit line={line} confirmation={confirmation} />
                </Td>
                <Td label={t('checkout.lines.quantity')} numeric>
                  {line.quantity}
                </Td>
                <Td label={t('checkout.lines.wanted')}>{day(line.requestedDate)}</Td>
                <Td label={t('checkout.lines.promised')}>
                  {line.promisedDate === null ? t('checkout.lines.promisedLater') : day(line.promisedDate)}
                </Td>
                <Td label={t('checkout.lines.price')} numeric>
                  {line.price === null ? '–' : <span className="nb">{money(line.price.amount)}</span>}
                </Td>
                <Td label={t('checkout.lines.sum')} numeric>
                  {line.lineTotal === null ? '–' : <span className="nb">{money(line.lineTotal)}</span>}
                </Td>
              </tr>
              <TakeBackRow takeBack={line.takeBack} columns={6} />
            </Fragment>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function LineName({ line: { name, articleNumber, customArticleNumber, configuration, note } }: { line: OrderLine }) {
  const t = useText();
  return (
    <>
      <strong className={styles.name}>
        <UnbrokenNumbers text={name} />
      </strong>
      <span className={styles.number}>{articleNumber}</span>
      {customArticleNumber !== null && customArticleNumber !== '' && (
        <span className={styles.number}>{t('checkout.lines.own', { number: customArticleNumber })}</span>
      )}
      {configuration !== null && (
        <span className={styles.number}>{t('checkout.lines.configuration', { name: configuration })}</span>
      )}
      {note !== '' && <span className={styles.number}>{note}</span>}
    </>
  );
}
