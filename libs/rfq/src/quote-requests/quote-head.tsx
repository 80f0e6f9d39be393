import type { Quote } from '@shop/api-contracts';
import { formatDate } from '@shop/i18n';
import { marketQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { FirstEnding } from '../quote/first-ending.tsx';
import { RequestPrinted } from '../quote/request-printed.tsx';
import { QuoteTitle } from '../quote/quote-title.tsx';
import { isOpen } from '../quote/is-open.ts';
import { useDayText } from '../quote/use-day-text.ts';
import styles from '../quote/quote.module.css';

/** Number and state of a request, who sent it and what for. */
export function QuoteHead({ quote }: { quote: Quote }) {
  const t = useText();
  const app = useApp();
  const { tag } = app.locale;
  const { quoteNumber, requestedAt, contact, reference, wantedDate, timeZone, currency } = quote;
  const market = usePrefetchedQuery(marketQuery(app));
  const day = useDayText(timeZone);
  const name = `${contact.firstName} ${contact.lastName}`;
  return (
    <header className={styles.head}>
      <div>
        <QuoteTitle quote={quote} />
        <p className="muted">{t('rfq.quote.sentOn', { date: day(requestedAt), name })}</p>
        {reference !== '' && <p className="muted">{t('rfq.quote.ownReference', { reference })}</p>}
        {wantedDate && <p className="muted">{t('rfq.quote.wantedOn', { date: formatDate(wantedDate, tag) })}</p>}
        {/* a request of another market: its prices are not in the currency that the head of the page names */}
        {currency !== market.currency && <p className="muted">{t('rfq.quote.currency', { currency })}</p>}
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
