import { multiplyAmount, type OfferedLine, type Quote, type QuoteOffer } from '@shop/api-contracts';
import { RecordTable, Tag, Td, Th, Tr } from '@shop/design-system';
import { formatCount, formatDate, formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { LineSums } from './line-sums.tsx';
import { RequestedLineHead } from './requested-line-head.tsx';
import { RequestedPrices } from './requested-prices.tsx';
import styles from './inbox.module.css';

/** Requested lines beside the last offer, with their total. */
export function OfferedLines({ quote, offer }: { quote: Quote; offer: QuoteOffer }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { currency } = quote;
  const last = offer.revisions.at(-1);
  const accepted = new Set(offer.accepted?.lineIds);
  return (
    <>
      <RecordTable caption={t('rfq.inbox.lines')} className={styles.table}>
        <thead>
          <tr>
            <Th>{t('rfq.inbox.article')}</Th>
            <Th numeric>{t('rfq.inbox.quantity')}</Th>
            <Th numeric>{t('rfq.inbox.listPrice')}</Th>
            {last && (
              <>
                <Th numeric>{t('rfq.inbox.price')}</Th>
                <Th numeric>{t('rfq.inbox.leadTime')}</Th>
              </>
            )}
            <Th numeric>{t('rfq.inbox.total')}</Th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => {
            const offered = last?.lines.find(({ lineId }) => lineId === line.lineId);
            const price = (last ? offered?.unitPrice : line.listPrice) ?? null;
            return (
              <Tr key={line.lineId}>
                <Td place="line" className={styles.article}>
                  <RequestedLineHead line={line} quoteNumber={quote.quoteNumber} />
                  {offered && <OfferedInstead offered={offered} />}
                  {accepted.has(line.lineId) && <Tag>{t('rfq.inbox.lineAccepted')}</Tag>}
                </Td>
                <Td label={t('rfq.inbox.quantity')} numeric>
                  {formatCount(line.quantity, tag)}
                </Td>
                <Td label={t('rfq.inbox.listPrice')} numeric>
                  <RequestedPrices line={line} currency={currency} />
                </Td>
                {offered?.unitPrice === null && (
                  <Td label={t('rfq.inbox.price')} colSpan={3} numeric>
                    {t('rfq.inbox.leftOut')}
                  </Td>
                )}
                {offered && offered.unitPrice !== null && (
                  <>
                    <Td label={t('rfq.inbox.price')} numeric className="strong nb">
                      {formatMoney({ amount: offered.unitPrice, currency }, tag)}
                    </Td>
                    <Td label={t('rfq.inbox.leadTime')} numeric>
                      <bdi>
                        {offered.promisedDate
                          ? formatDate(offered.promisedDate, tag)
                          : t('rfq.inbox.days', { count: offered.leadTimeDays })}
                      </bdi>
                    </Td>
                  </>
                )}
                {offered?.unitPrice !== null && (
                  <Td place="action" label={t('rfq.inbox.total')} numeric className="nb">
                    {price !== null && formatMoney({ amount: multiplyAmount(price, line.quantity), currency }, tag)}
                  </Td>
                )}
              </Tr>
            );
          })}
        </tbody>
      </RecordTable>
      <LineSums quote={quote} offered={last} />
    </>
  );
}

function OfferedInstead({ offered: { substitute, note } }: { offered: OfferedLine }) {
  const t = useText();
  return (
    <>
      {substitute && (
        <span className={styles.said}>
          {t('rfq.inbox.insteadOf', { number: substitute.articleNumber, name: substitute.name })}
        </span>
      )}
      {note !== '' && <span className={styles.said}>{t('rfq.inbox.ownNote', { note })}</span>}
    </>
  );
}
