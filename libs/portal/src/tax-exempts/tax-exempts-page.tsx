import { Button, EmptyState, SkeletonRows } from '@shop/design-system';
import { requestIdOf, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '../text.ts';
import { AddTaxExempt } from './add-tax-exempt.tsx';
import { TaxExemptTable } from './tax-exempt-table.tsx';
import { taxExemptsQuery } from './tax-exempts-query.ts';
import styles from './tax-exempts.module.css';

/** Certificates by which deliveries to a state are free of sales tax: to read, add and take away. */
export function TaxExemptsPage() {
  const t = useText();
  const { scope } = usePortalPerson();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useQuery(taxExemptsQuery(scope));
  const requestId = requestIdOf(error);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('portal.taxExempts')}
      </h1>
      <p className={styles.lead}>{t('portal.taxExempts.lead')}</p>
      {!data && error && (
        <EmptyState
          title={t('portal.taxExempts.failed')}
          actions={
            <Button variant="go" pending={isFetching} onClick={() => void refetch()}>
              {t('portal.retry')}
            </Button>
          }
          reference={requestId && t('portal.request', { id: requestId })}
        />
      )}
      {!data && !error && <SkeletonRows label={t('portal.loading')} />}
      {data && (
        <>
          {data.length === 0 ? (
            <EmptyState title={t('portal.taxExempts.none')}>
              <p>{t('portal.taxExempts.noneText')}</p>
            </EmptyState>
          ) : (
            <TaxExemptTable exempts={data} leave={() => heading.current?.focus()} />
          )}
          <AddTaxExempt />
        </>
      )}
    </>
  );
}
