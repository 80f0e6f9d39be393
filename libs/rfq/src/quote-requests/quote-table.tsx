import type { QuoteSummary } from '@shop/api-contracts';
import { RecordTable, Tag, Td, Th, Tr, UnbrokenNumbers } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import { Ending } from '../quote/ending.tsx';
import type { QuoteBox } from '../quote/quote-filters.ts';
import { isOpen } from '../quote/is-open.ts';
import { QuoteStateTag } from '../quote/quote-state.tsx';
import { useDayText } from '../quote/use-day-text.ts';
import styles from './quotes.module.css';

/** Requests in rows; on phones as entries of four lines. */
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
          <Th>{t('rfq.quotes.sentOn')}</Th>
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
              <UnbrokenNumbers text={quote.subject} />
              <span className={styles.aside}>
                {[t('rfq.quotes.lineCount', { count: quote.lineCount }), quote.reference].filter(Boolean).join(', ')}
              </span>
            </Td>
            <Td place="line" className={styles.others}>
              <span>
                {box === 'received' ? (
                  quote.customer
                ) : (
                  <>
                    <span className={styles.names}>{quote.partners.join(', ')}</span>
                    <span className={styles.aside}>
                      {t('rfq.quotes.offersOf', { count: quote.offerCount, total: quote.partners.length })}
                    </span>
                  </>
                )}
              </span>
            </Td>
            <Td label={t('rfq.quotes.sentOn.day')} className={styles.day}>
              {day(quote.requestedAt)}
            </Td>
            <Td place="end" className={styles.state}>
              <QuoteStateTag state={quote.state} />
            </Td>
            <Td label={t('rfq.quotes.ends')} className={styles.ends}>
              {isOpen(quote) && <Ending expiresAt={quote.expiresAt} say={(date) => date} />}
            </Td>
          </Tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
