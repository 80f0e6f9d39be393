import { ApiError, NotAuthenticatedError, type Quote } from '@shop/api-contracts';
import { buttonClass, EmptyState, SkeletonRows } from '@shop/design-system';
import { LoadFailure, paths, ShopLink, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { useText } from '../text.ts';
import { quoteQuery, rereadMs } from '../quote/quotes-query.ts';

/** Loads only the view of the reader's role: customers compare and accept, partners offer. */
const views: Record<Quote['role'], ComponentType<{ quote: Quote }>> = {
  customer: lazy(async () => ({ default: (await import('./quote-view.tsx')).QuoteView })),
  partner: lazy(async () => ({ default: (await import('../quote-inbox/received-quote.tsx')).ReceivedQuote })),
};

/** One request; changes by others appear automatically while the page is open. */
export function QuotePage({ quoteNumber }: { quoteNumber: string }) {
  const t = useText();
  const { scope } = usePortalPerson();
  const { data, error, isFetching, refetch } = useQuery({
    ...quoteQuery(scope, quoteNumber),
    refetchInterval: ({ state }) => (isFinal(state.error) ? false : rereadMs),
  });
  if (data) {
    const View = views[data.role];
    return (
      <Suspense fallback={<Loading quoteNumber={quoteNumber} />}>
        <View quote={data} />
      </Suspense>
    );
  }
  if (!error) return <Loading quoteNumber={quoteNumber} />;
  return (
    <>
      <h1 tabIndex={-1}>{t('rfq.quote.title', { number: quoteNumber })}</h1>
      <Failed error={error} isFetching={isFetching} retry={() => void refetch()} />
    </>
  );
}

/** True if refetching cannot help: the request is not accessible, or the session has ended. */
const isFinal = (error: Error | null): boolean =>
  error instanceof NotAuthenticatedError || (error instanceof ApiError && [400, 401, 404].includes(error.status));

function Loading({ quoteNumber }: { quoteNumber: string }) {
  const t = useText();
  return (
    <>
      <h1>{t('rfq.quote.title', { number: quoteNumber })}</h1>
      <SkeletonRows rows={10} label={t('rfq.quote.loading')} />
    </>
  );
}

/** Requests that never existed and those of others are not distinguished; other errors may be temporary. */
function Failed({ error, isFetching, retry }: { error: Error; isFetching: boolean; retry: () => void }) {
  const t = useText();
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  const toQuotes = (
    <ShopLink to={paths.quoteRequests()} className={buttonClass(isUnknown ? { variant: 'go' } : {})}>
      {t('rfq.quote.toAll')}
    </ShopLink>
  );
  if (isUnknown) {
    return (
      <EmptyState title={t('rfq.quote.unknown')} actions={toQuotes}>
        <p>{t('rfq.quote.unknownText')}</p>
      </EmptyState>
    );
  }
  return (
    <LoadFailure error={error} retry={retry} isRetrying={isFetching} title={t('rfq.quote.failed')} beside={toQuotes} />
  );
}
