import { quotesPerPage } from '@shop/api-contracts';
import { buttonClass, EmptyState, Pager, SegmentedLinks, Select, SkeletonRows } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { codeOf, ofSamePerson, QueryState, ShopLink, useApp, usePortalPerson, useShopNavigate } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { useText } from '../text.ts';
import { NoQuotes } from './no-quotes.tsx';
import { quotesPath, quoteStates, readQuoteFilters, type QuoteFilters } from '../quote/quote-filters.ts';
import { useWaitingRequests } from '../quote/use-waiting-requests.ts';
import { QuoteTable } from './quote-table.tsx';
import { quotesQuery } from '../quote/quotes-query.ts';
import styles from './quotes.module.css';

/** Requests of the current customer number, including those of colleagues; for partners also received ones. */
export function QuoteList() {
  const t = useText();
  const app = useApp();
  const { tag } = app.locale;
  const { scope, user } = usePortalPerson();
  const filters = readQuoteFilters(useSearchParams()[0]);
  const { box = 'sent', state, page = 1 } = filters;
  const query = useQuery({
    ...quotesQuery(scope, filters),
    // nor those of another box
    placeholderData: (before, query) =>
      query && boxOf(query.queryKey) === box ? ofSamePerson(scope)(before, query) : undefined,
  });
  const waiting = useWaitingRequests({ enabled: filters.box === undefined });
  const { data, error, isPlaceholderData } = query;
  // the company never was a partner, or no longer is
  if (codeOf(error) === 'not_a_partner') return <Navigate to={app.href(quotesPath({ box: 'sent' }))} replace />;
  const hasNone = data?.total === 0 && state === undefined;
  // what waits for an answer comes first; who only answers finds nothing among what was sent
  if (filters.box === undefined && (waiting || (user.isBusinessUser && hasNone)))
    return <Navigate to={app.href(quotesPath({ box: 'received' }))} replace />;
  const first = (page - 1) * quotesPerPage;
  const count = (value: number) => formatCount(value, tag);
  return (
    <>
      <h1 tabIndex={-1}>{t('rfq.quotes.title')}</h1>
      <div className={styles.tools}>
        {(user.isBusinessUser || box === 'received') && (
          <SegmentedLinks
            label={t('rfq.quotes.boxes')}
            links={[
              {
                href: quotesPath({ box: 'received' }),
                label: t('rfq.quotes.box.received'),
                current: box === 'received',
              },
              { href: quotesPath({ box: 'sent' }), label: t('rfq.quotes.box.sent'), current: box === 'sent' },
            ]}
            renderLink={({ href, ...link }) => <ShopLink to={href} {...link} />}
          />
        )}
        {!hasNone && <StateFilter filters={filters} />}
      </div>
      <QueryState
        query={query}
        title={t('rfq.quotes.failed')}
        loading={<SkeletonRows rows={8} label={t('rfq.quotes.loading')} />}
      />
      <p role="status" className={data && !hasNone ? styles.count : 'sr'}>
        {data && !hasNone && !isPlaceholderData && t('rfq.quotes.count', { count: data.total })}
      </p>
      {hasNone && <NoQuotes box={box} />}
      {data && !hasNone && data.quotes.length === 0 && (
        <EmptyState
          title={t(data.total > 0 ? 'rfq.quotes.noPage' : 'rfq.quotes.noHits')}
          actions={
            <ShopLink
              to={quotesPath(data.total > 0 ? { ...filters, page: 0 } : box === 'received' ? { box } : {})}
              className={buttonClass({ variant: 'go' })}
            >
              {t(data.total > 0 ? 'rfq.quotes.firstPage' : 'rfq.quotes.showAll')}
            </ShopLink>
          }
        />
      )}
      {data && data.quotes.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined} className={styles.found}>
          <QuoteTable quotes={data.quotes} box={box} />
          {data.total > quotesPerPage && (
            <Pager
              label={t('rfq.quotes.pages')}
              current={page}
              total={Math.ceil(data.total / quotesPerPage)}
              hrefOf={(to) => quotesPath({ ...filters, page: to === 1 ? 0 : to })}
              pageLabel={(to) => t('rfq.quotes.page', { page: to })}
              previousLabel={t('rfq.quotes.previous')}
              nextLabel={t('rfq.quotes.next')}
              summary={t('rfq.quotes.shown', {
                from: count(first + 1),
                to: count(first + data.quotes.length),
                total: count(data.total),
              })}
              renderLink={({ href, ...link }) => <ShopLink to={href} {...link} />}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Filters the list by state; the choice is stored in the address. */
function StateFilter({ filters }: { filters: QuoteFilters }) {
  const t = useText();
  const navigate = useShopNavigate();
  return (
    <Select
      label={t('rfq.quotes.state')}
      className={styles.filter ?? ''}
      value={filters.state ?? ''}
      onChange={({ currentTarget }) => {
        const { box } = filters;
        const asked = readQuoteFilters(new URLSearchParams({ state: currentTarget.value, box: box ?? '' }));
        navigate(quotesPath(asked), { preventScrollReset: true });
      }}
    >
      <option value="">{t('rfq.quotes.anyState')}</option>
      {quoteStates.map((state) => (
        <option key={state} value={state}>
          {t(`rfq.quotes.state.${state}`)}
        </option>
      ))}
    </Select>
  );
}

const boxOf = (queryKey: readonly unknown[]): string =>
  (queryKey[1] as { query?: QuoteFilters } | undefined)?.query?.box ?? 'sent';
