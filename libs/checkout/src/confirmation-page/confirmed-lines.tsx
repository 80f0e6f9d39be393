import type { Order } from '@shop/api-contracts';
import { TakeBackRow, UnitOfLine } from '@shop/cart';
import { RecordTable, Td, Th, UnbrokenNumbers } from '@shop/design-system';
import { formatCount, formatDate, formatMoney, useI18n } from '@shop/i18n';
import { Fragment } from 'react';
import { useText } from '../text.ts';
import styles from './confirmation-page.module.css';

/** The ordered lines, as on a purchase order. */
export function ConfirmedLines({ order: { lines, totals, freight } }: { order: Order }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const money = (amount: string) => formatMoney({ amount, currency: totals.currency }, tag);
  const day = t(freight?.incoterm === 'EXW' ? 'checkout.confirmation.ready' : 'checkout.confirmation.promised');
  return (
    <RecordTable caption={t('checkout.confirmation.lines')} layout="lines" className={styles.lines}>
      <thead>
        <tr>
          <Th>{t('checkout.confirmation.article')}</Th>
          <Th numeric>{t('checkout.confirmation.quantity')}</Th>
          <Th>{day}</Th>
          <Th numeric>{t('checkout.confirmation.price')}</Th>
          <Th numeric>{t('checkout.confirmation.sum')}</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Fragment key={line.lineId}>
            <tr>
              <Td place="name">
                <strong className={styles.name}>
                  <UnbrokenNumbers text={line.name} />
                </strong>
                <span className={styles.small}>{line.articleNumber}</span>
                {line.customArticleNumber && (
                  <span className={styles.small}>
                    {t('checkout.confirmation.ownNumber', { number: line.customArticleNumber })}
                  </span>
                )}
                {line.configuration && (
                  <span className={styles.small}>
                    {t('checkout.lines.configuration', { name: line.configuration })}
                  </span>
                )}
                {line.note && <bdi className={styles.small}>{line.note}</bdi>}
                <UnitOfLine line={line} />
              </Td>
              <Td place="order" numeric label={t('checkout.confirmation.quantity')}>
                {formatCount(line.quantity, tag)}
              </Td>
              <Td place="stock" label={day}>
                <span className="nb">
                  {line.promisedDate ? formatDate(line.promisedDate, tag) : t('checkout.confirmation.toBeAgreed')}
                </span>
              </Td>
              <Td place="each" numeric label={t('checkout.confirmation.price')}>
                {line.price ? <span className="nb">{money(line.price.amount)}</span> : '–'}
              </Td>
              <Td place="end" numeric>
                {line.lineTotal ? <span className="nb">{money(line.lineTotal)}</span> : '–'}
              </Td>
            </tr>
            <TakeBackRow takeBack={line.takeBack} columns={5} />
          </Fragment>
        ))}
      </tbody>
    </RecordTable>
  );
}
