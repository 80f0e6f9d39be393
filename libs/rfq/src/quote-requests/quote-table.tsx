import type { QuoteSummary } from '@shop/api-contracts';
import { classNames, RecordTable, Tag, Td, Th, Tr, UnbrokenNumbers } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { Fragment } from 'react';
import { useText } from '../text.ts';
import { Ending } from '../quote/ending.tsx';
import type { QuoteBox } from '../quote/quote-filters.ts';
import { isOpen } from '../quote/is-open.ts';
import { QuoteStateTag } from '../quote/quote-state.tsx';
import { useDayText } from '../quote/use-day-text.ts';
import styles from './quotes.module.css';

/** Requests in rows; on phones as entries whose facts have fixed places. */
export function QuoteTable({ quotes, box }: { quotes: readonly QuoteSummary[]; box: QuoteBox }) {
  const t = useText();
  const day = useDayText();
  const others = t(box === 'received' ? 'rfq.quotes.customer' : 'rfq.quotes.partners');
  return (
    <RecordTable caption={t('rfq.quotes.title')} className={styles.table}>
      <thead>
        <tr>
          <Th>{t('rfq.quotes.number')}</Th>
          <Th>{t('rfq.quotes.subject')}</Th>
          <Th>{others}</Th>
          <Th>{t(box === 'received' ? 'rfq.quotes.receivedOn' : 'rfq.quotes.sentOn')}</Th>
          <Th>{t('rfq.quotes.state')}</Th>
          <Th>{t('rfq.quotes.ends')}</Th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <Tr key={quote.quoteNumber}>
            <Td place="name" className={styles.number}>
              <ShopLink to={paths.quoteRequest(quote.quoteNumber)} prefetch={false} className="strong nb">
                {quote.quoteNumber}
              </ShopLink>
              {quote.hasNews && <Tag tone="signal">{t('rfq.quotes.news')}</Tag>}
            </Td>
            <Td place="line" className={styles.subject}>
              <span>
                <UnbrokenNumbers text={quote.subject} />
              </span>
              <span className={styles.aside}>
                <bdi>{t('rfq.quotes.lineCount', { count: quote.lineCount })}</bdi>
                {quote.reference && (
                  <>
                    , <bdi>{quote.reference}</bdi>
                  </>
                )}
              </span>
            </Td>
            <Td place="line" className={styles.others}>
              {box === 'received' ? (
                <span className={styles.names}>
                  <bdi>{quote.customer}</bdi>
                </span>
              ) : (
                <Asked quote={quote} />
              )}
            </Td>
            <Td
              label={t(box === 'received' ? 'rfq.quotes.receivedOn' : 'rfq.quotes.sentOn.day')}
              className={styles.day}
            >
              <span>
                <bdi>{day(quote.requestedAt)}</bdi>
              </span>
            </Td>
            <Td place="end" className={styles.state}>
              <QuoteStateTag state={quote.state} />
            </Td>
            <Td label={t('rfq.quotes.ends')} className={styles.ends}>
              {isOpen(quote) && <Ending expiresAt={quote.expiresAt} say={(date) => <bdi>{date}</bdi>} isApart />}
            </Td>
          </Tr>
        ))}
      </tbody>
    </RecordTable>
  );
}

/** Suppliers, one a line, and how many offered; on phones the first one with the number of the others. */
function Asked({ quote: { partners, offerCount } }: { quote: QuoteSummary }) {
  const t = useText();
  return (
    <>
      <span className={styles.names}>
        {partners.map((partner, index) => (
          <Fragment key={partner}>
            {index > 0 && <span className="sr">, </span>}
            <span className={classNames(styles.firm, index > 0 && styles.further)}>
              <bdi>{partner}</bdi>
            </span>
          </Fragment>
        ))}
        {partners.length > 1 && (
          <span className={styles.more} aria-hidden="true">
            {' '}
            <bdi>+{partners.length - 1}</bdi>
          </span>
        )}
      </span>
      <span className={styles.aside}>{t('rfq.quotes.offersOf', { count: offerCount, total: partners.length })}</span>
    </>
  );
}
