import type { QuoteSummary } from '@shop/api-contracts';
import { Tag, TileHead, TileRow, TileRows, TileRowsSkeleton, UnbrokenNumbers } from '@shop/design-system';
import { paths, ShopLink, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { FirstEnding } from '../quote/first-ending.tsx';
import { QuoteStateTag } from '../quote/quote-state.tsx';
import { isOpen } from '../quote/is-open.ts';
import { quotesPath } from '../quote/quote-filters.ts';
import { useWaitingRequests } from '../quote/use-waiting-requests.ts';
import { quotesQuery } from '../quote/quotes-query.ts';

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
      <TileHead title={t('rfq.quotes.title')}>
        {isEmpty ? (
          <ShopLink to={paths.home()} className="target">
            {t('rfq.quotes.find')}
          </ShopLink>
        ) : (
          <ShopLink to={data?.total === 0 ? quotesPath({ box: 'received' }) : paths.quoteRequests()} className="target">
            {data && data.total > 0 ? t('rfq.quotes.all', { count: data.total }) : t('rfq.quote.toAll')}
          </ShopLink>
        )}
      </TileHead>
      {!data && !isError && <TileRowsSkeleton rows={shownCount} />}
      {!data && isError && <p>{t('rfq.quotes.failed')}</p>}
      {isEmpty && <p>{t('rfq.quotes.noneText')}</p>}
      {(waiting > 0 || (data && data.total > 0)) && (
        <TileRows>
          {waiting > 0 && (
            <TileRow
              name={
                <ShopLink to={quotesPath({ box: 'received' })} className="target strong">
                  {t('rfq.quotes.waiting', { count: waiting })}
                </ShopLink>
              }
            />
          )}
          {data &&
            nextToEnd(data.quotes)
              .slice(0, shownCount)
              .map((quote) => <QuoteRow key={quote.quoteNumber} quote={quote} />)}
        </TileRows>
      )}
    </>
  );
}

function QuoteRow({ quote }: { quote: QuoteSummary }) {
  const t = useText();
  return (
    <TileRow
      name={
        <>
          <ShopLink to={paths.quoteRequest(quote.quoteNumber)} className="target nb">
            {quote.quoteNumber}
          </ShopLink>
          {quote.hasNews && <Tag tone="signal">{t('rfq.quotes.news')}</Tag>}
        </>
      }
      state={<QuoteStateTag state={quote.state} />}
      meta={isOpen(quote) ? <FirstEnding quote={quote} /> : <UnbrokenNumbers text={quote.subject} />}
    />
  );
}

/** Open requests first, by end; then the others, newest first. */
const nextToEnd = (quotes: readonly QuoteSummary[]): QuoteSummary[] =>
  quotes.toSorted((one, other) => endOf(one) - endOf(other));

const endOf = (quote: QuoteSummary): number => (isOpen(quote) ? Date.parse(quote.expiresAt) : Number.MAX_SAFE_INTEGER);
