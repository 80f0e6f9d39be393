import type { QuoteSummary } from '@shop/api-contracts';
import { Skeleton, Tag } from '@shop/design-system';
import { paths, ShopLink, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { FirstEnding } from '../quote/first-ending.tsx';
import { QuoteStateTag } from '../quote/quote-state.tsx';
import { isOpen } from '../quote/is-open.ts';
import { quotesPath } from '../quote/quote-filters.ts';
import { useWaitingRequests } from '../quote/use-waiting-requests.ts';
import { quotesQuery } from '../quote/quotes-query.ts';
import styles from './quotes-tile.module.css';

/** Number of requests on the overview. */
const shownCount = 3;

/** Tile of the overview: offers that end next, then the newest requests, and a link to all. */
export function QuotesTile() {
  const t = useText();
  const { scope } = usePortalPerson();
  const { data, isError } = useQuery(quotesQuery(scope));
  const waiting = useWaitingRequests() ?? 0;
  const isEmpty = data?.total === 0 && waiting === 0;
  return (
    <>
      <h2>{t('rfq.quotes.title')}</h2>
      {waiting > 0 && (
        <p>
          <ShopLink to={quotesPath({ box: 'received' })} className="target strong">
            {t('rfq.quotes.waiting', { count: waiting })}
          </ShopLink>
        </p>
      )}
      <div className={styles.content}>
        {!data && !isError && (
          <ul className={styles.quotes}>
            {Array.from({ length: shownCount }, (_, index) => (
              <li key={index}>
                <Skeleton width="half" />
                <Skeleton shape="small" width="third" />
              </li>
            ))}
          </ul>
        )}
        {!data && isError && <p>{t('rfq.quotes.failed')}</p>}
        {isEmpty && <p>{t('rfq.quotes.noneText')}</p>}
        {data && data.total > 0 && (
          <ul className={styles.quotes}>
            {nextToEnd(data.quotes)
              .slice(0, shownCount)
              .map((quote) => (
                <li key={quote.quoteNumber}>
                  <span className={styles.head}>
                    <ShopLink to={paths.quoteRequest(quote.quoteNumber)} className="target nb">
                      {quote.quoteNumber}
                    </ShopLink>
                    {quote.hasNews ? (
                      <Tag tone="signal">{t('rfq.quotes.news')}</Tag>
                    ) : (
                      <QuoteStateTag state={quote.state} />
                    )}
                  </span>
                  <span className={styles.what}>{isOpen(quote) ? <FirstEnding quote={quote} /> : quote.subject}</span>
                </li>
              ))}
          </ul>
        )}
      </div>
      <p>
        {isEmpty ? (
          <ShopLink to={paths.home()} className="target">
            {t('rfq.quotes.find')}
          </ShopLink>
        ) : (
          <ShopLink to={data?.total === 0 ? quotesPath({ box: 'received' }) : paths.quoteRequests()} className="target">
            {data && data.total > 0 ? t('rfq.quotes.all', { count: data.total }) : t('rfq.quote.toAll')}
          </ShopLink>
        )}
      </p>
    </>
  );
}

/** Open requests first, by end; then the others, newest first. */
const nextToEnd = (quotes: readonly QuoteSummary[]): QuoteSummary[] =>
  quotes.toSorted((one, other) => endOf(one) - endOf(other));

const endOf = (quote: QuoteSummary): number => (isOpen(quote) ? Date.parse(quote.expiresAt) : Number.MAX_SAFE_INTEGER);
