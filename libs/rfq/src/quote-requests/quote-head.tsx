import type { Quote } from '@shop/api-contracts';
import { formatDate } from '@shop/i18n';
import { marketQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { FirstEnding } from '../quote/first-ending.tsx';
import { HeadFacts } from '../quote/head-facts.tsx';
import { RequestPrinted } from '../quote/request-printed.tsx';
import { QuoteTitle } from '../quote/quote-title.tsx';
import { isOpen } from '../quote/is-open.ts';
import { useDayText } from '../quote/use-day-text.ts';
import styles from '../quote/quote.module.css';

/** Number and state of a request, when it was sent and what for. */
export function QuoteHead({ quote }: { quote: Quote }) {
  const t = useText();
  const app = useApp();
  const { tag } = app.locale;
  const { quoteNumber, requestedAt, reference, wantedDate, timeZone, currency } = quote;
  const market = usePrefetchedQuery(marketQuery(app));
  const day = useDayText(timeZone);
  return (
    <header className={styles.head}>
      <div>
        <QuoteTitle quote={quote} />
        <HeadFacts
          facts={[
            { label: t('rfq.quotes.sentOn.day'), value: day(requestedAt) },
            ...(reference === '' ? [] : [{ label: t('rfq.field.reference'), value: reference }]),
            ...(wantedDate ? [{ label: t('rfq.field.wantedDate'), value: formatDate(wantedDate, tag) }] : []),
            // a request of another market: its prices are not in the currency that the head of the page names
            ...(currency === market.currency ? [] : [{ label: t('rfq.quote.currency'), value: currency }]),
          ]}
        />
        {/* one offer says below when it ends */}
        {isOpen(quote) && quote.offerCount > 1 && (
          <p>
            <FirstEnding quote={quote} timeZone={timeZone} />
          </p>
        )}
        <RequestPrinted quoteNumber={quoteNumber} />
      </div>
    </header>
  );
}
