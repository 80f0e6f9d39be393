import { calls, NotAuthenticatedError, type GeneratedQuote } from '@shop/api-contracts';
import { Button, RecordTable, showToast, Td, Th, Tr } from '@shop/design-system';
import { formatBytes, formatDate, formatMoney } from '@shop/i18n';
import { saveFile, useApp } from '@shop/platform';
import { useState } from 'react';
import { QuoteStateTag } from '../quote/quote-state.tsx';
import { useDayText } from '../quote/use-day-text.ts';
import { useText } from '../text.ts';
import { OrderGeneratedQuote } from './order-generated-quote.tsx';
import styles from './generated-quotes-page.module.css';

/** Generated quotes in rows; on phones as entries of a few lines. */
export function GeneratedQuoteTable({ quotes }: { quotes: readonly GeneratedQuote[] }) {
  const t = useText();
  const day = useDayText();
  const { tag } = useApp().locale;
  return (
    <RecordTable caption={t('rfq.generated.title')} middle className={styles.table}>
      <thead>
        <tr>
          <Th>{t('rfq.generated.number')}</Th>
          <Th>{t('rfq.generated.name')}</Th>
          <Th>{t('rfq.generated.made')}</Th>
          <Th>{t('rfq.generated.validUntil')}</Th>
          <Th numeric>{t('rfq.generated.total')}</Th>
          <Th>{t('rfq.generated.file')}</Th>
          <Th>
            <span className="sr">{t('rfq.generated.actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <Tr key={quote.id}>
            <Td place="name" className="strong nb">
              {quote.number}
            </Td>
            <Td place="line">
              <span className={styles.name}>
                <bdi>{quote.name}</bdi>
                <span className={styles.aside}>{t('rfq.quotes.lineCount', { count: quote.lineCount })}</span>
              </span>
            </Td>
            <Td>
              <span>
                <bdi>{day(quote.createdAt)}</bdi>
                <span className={styles.aside}>{quote.createdBy}</span>
              </span>
            </Td>
            <Td label={t('rfq.generated.validUntil')}>
              <span>
                <time dateTime={quote.validUntil} className="nb">
                  {formatDate(quote.validUntil, tag)}
                </time>
                {quote.state === 'expired' && <QuoteStateTag state="expired" />}
              </span>
            </Td>
            <Td place="end" numeric>
              {quote.total && (
                <span>
                  <span className="nb">{formatMoney(quote.total, tag)}</span>
                  <span className={styles.aside}>
                    {t(quote.includesTax ? 'rfq.generated.withTax' : 'rfq.picks.withoutTax')}
                  </span>
                </span>
              )}
            </Td>
            <Td>
              <span className="nb">
                {formatNames[quote.format]}, {formatBytes(quote.bytes, tag)}
              </span>
            </Td>
            <Td place="action" className={styles.action}>
              <span className={styles.buttons}>
                <OrderGeneratedQuote quote={quote} />
                <Download quote={quote} />
              </span>
            </Td>
          </Tr>
        ))}
      </tbody>
    </RecordTable>
  );
}

const formatNames = { pdf: 'PDF', docx: 'Word' } as const;

function Download({ quote: { id, number } }: { quote: GeneratedQuote }) {
  const t = useText();
  const { api } = useApp();
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      await saveFile(() => api.file(calls.documents.download, { query: { id } }));
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) {
        // fails with the status text
        const reason = error instanceof Error ? error.message : '';
        showToast({ type: 'error', text: t('rfq.generated.downloadFailed', { number, reason }) });
      }
    }
    setLoading(false);
  };
  return (
    <Button
      size="small"
      icon="download"
      pending={isLoading}
      aria-label={t('rfq.generated.downloadOf', { number })}
      onClick={() => void save()}
    >
      {t('rfq.generated.download')}
    </Button>
  );
}
