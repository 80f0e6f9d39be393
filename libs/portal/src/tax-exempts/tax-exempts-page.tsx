import { EmptyState, SkeletonRows } from '@shop/design-system';
import { QueryState, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '../text.ts';
import { AddTaxExempt } from './add-tax-exempt.tsx';
import { TaxExemptTable } from './tax-exempt-table.tsx';
import { taxExemptsQuery } from './tax-exempts-query.ts';
import styles from './tax-exempts.module.css';

/** Pause between looks at a certificate that is not decided about, in milliseconds. */
const decisionPauseMs = 10_000;

/** Certificates that exempt deliveries to a state from sales tax: list, add, delete. */
export function TaxExemptsPage() {
  const t = useText();
  const { scope } = usePortalPerson();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery({
    ...taxExemptsQuery(scope),
    // the decision about a certificate comes without a reload
    refetchInterval: ({ state: { data: exempts } }) =>
      exempts?.some(({ state }) => state === 'received') ? decisionPauseMs : false,
  });
  const { data } = query;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('portal.taxExempts')}
      </h1>
      <p className={styles.lead}>{t('portal.taxExempts.lead')}</p>
      <QueryState
        query={query}
        title={t('portal.taxExempts.failed')}
        loading={<SkeletonRows label={t('portal.loading')} />}
      />
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
