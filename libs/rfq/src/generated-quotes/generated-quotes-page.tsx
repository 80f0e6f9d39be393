import { buttonClass, EmptyState, SkeletonRows } from '@shop/design-system';
import { paths, QueryState, ShopLink, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { generatedQuotesQuery } from './generated-quotes-query.ts';
import { GeneratedQuoteTable } from './generated-quote-table.tsx';
import styles from './generated-quotes-page.module.css';

/** Generated quotes of carts and configurations, for downloading the original documents again. */
export function GeneratedQuotesPage() {
  const t = useText();
  const { scope } = usePortalPerson();
  const query = useQuery(generatedQuotesQuery(scope));
  const { data } = query;
  return (
    <>
      <h1 tabIndex={-1}>{t('rfq.generated.title')}</h1>
      <p className={styles.lead}>{t('rfq.generated.lead')}</p>
      <QueryState
        query={query}
        title={t('rfq.generated.failed')}
        loading={<SkeletonRows rows={6} label={t('rfq.generated.loading')} />}
      />
      {data?.length === 0 && (
        <EmptyState
          title={t('rfq.generated.none')}
          actions={
            <ShopLink to={paths.cart()} className={buttonClass({ variant: 'go' })}>
              {t('rfq.generated.toCart')}
            </ShopLink>
          }
        >
          <p>{t('rfq.generated.noneText')}</p>
        </EmptyState>
      )}
      {data && data.length > 0 && <GeneratedQuoteTable quotes={data} />}
    </>
  );
}
