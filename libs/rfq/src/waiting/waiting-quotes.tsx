import type { QuoteSummary } from '@shop/api-contracts';
import { buttonClass, Icon, Skeleton, TileHead, UnbrokenNumbers } from '@shop/design-system';
import { paths, QueryState, ShopLink, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { FirstEnding } from '../quote/first-ending.tsx';
import { isOpen } from '../quote/is-open.ts';
import { quotesPath } from '../quote/quote-filters.ts';
import { quotesQuery } from '../quote/quotes-query.ts';
import { useText } from '../text.ts';
import styles from './waiting-quotes.module.css';

/** Number of requests shown; the others are behind the link. */
const shownCount = 4;

interface Waiting {
  quote: QuoteSummary;
  /** `answer`: received as a partner. `decide`: an offer was made. */
  task: 'answer' | 'decide';
}

/** Tile of the workbench: requests that a partner has to answer, then offers to decide on, those that end first before others. */
export function WaitingQuotes() {
  const t = useText();
  const { scope, user } = usePortalPerson();
  const offered = useQuery(quotesQuery(scope, { box: 'sent', state: 'offered' }));
  const received = useQuery({
    ...quotesQuery(scope, { box: 'received', state: 'requested' }),
    enabled: user.isBusinessUser,
  });
  const isKnown = offered.data !== undefined && (!user.isBusinessUser || received.data !== undefined);
  const waiting = isKnown ? inOrder(received.data?.quotes ?? [], offered.data.quotes) : undefined;
  const total = (offered.data?.total ?? 0) + (received.data?.total ?? 0);
  const query = offered.error ? offered : user.isBusinessUser && offered.data ? received : offered;
  return (
    <section aria-labelledby="waiting">
      <TileHead
        id="waiting"
        title={
          <>
            {t('rfq.work.title')} {waiting && total > 0 && <span className={styles.count}>{total}</span>}
          </>
        }
      >
        <ShopLink
          to={received.data?.total ? quotesPath({ box: 'received' }) : paths.quoteRequests()}
          className="target"
        >
          {t('rfq.quotes.title')}
        </ShopLink>
      </TileHead>
      <div className={styles.room}>
        <QueryState query={query} title={t('rfq.quotes.failed')} loading={<Loading />} />
        {waiting?.length === 0 && <p className={styles.none}>{t('rfq.work.none')}</p>}
        {waiting && waiting.length > 0 && (
          <ul className={styles.waiting}>
            {waiting.slice(0, shownCount).map((one) => (
              <Card key={`${one.task} ${one.quote.quoteNumber}`} {...one} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Card({ quote, task }: Waiting) {
  const t = useText();
  const { quoteNumber, subject, lineCount, customer, offerCount } = quote;
  return (
    <li className={styles.card}>
      <p className={styles.kind}>
        <Icon name="document" size={16} />
        {t('rfq.quote.title', { number: quoteNumber })}
      </p>
      <h3 className={styles.subject}>
        <UnbrokenNumbers text={subject} />
      </h3>
      <p className={styles.facts}>
        {t('rfq.work.lines', { count: lineCount })}
        <span className="muted">{task === 'answer' ? customer : isOpen(quote) && <FirstEnding quote={quote} />}</span>
      </p>
      <p className={styles.action}>
        <ShopLink to={paths.quoteRequest(quoteNumber)} className={buttonClass()}>
          {t(task === 'answer' ? 'rfq.work.answer' : 'rfq.work.decide', { count: offerCount })}
          <span className="sr"> {quoteNumber}</span>
        </ShopLink>
      </p>
    </li>
  );
}

const Loading = () => (
  <div className={styles.waiting} aria-hidden="true">
    <div className={styles.card}>
      <Skeleton shape="small" width="third" />
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton shape="button" width="third" />
    </div>
  </div>
);

const endOf = (quote: QuoteSummary): number => (isOpen(quote) ? Date.parse(quote.expiresAt) : Number.MAX_SAFE_INTEGER);

function inOrder(received: readonly QuoteSummary[], offered: readonly QuoteSummary[]): Waiting[] {
  return [
    ...received.map((quote): Waiting => ({ quote, task: 'answer' })),
    ...offered.toSorted((one, other) => endOf(one) - endOf(other)).map((quote): Waiting => ({ quote, task: 'decide' })),
  ];
}
