import type { Replacements } from '@shop/api-contracts';
import { buttonClass, EmptyState, Notice, SkeletonRows } from '@shop/design-system';
import { PageTitle, paths, QueryState, ShopLink, unitPaths, useIdentityScope, useRequestedState } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../text.ts';
import { AskedSummary } from './asked-summary.tsx';
import { askedQuery, readAsked, type Asked } from './asked.ts';
import { CandidateComparison } from './candidate-comparison.tsx';
import { Candidate } from './candidate.tsx';
import { readCompared } from './compared.ts';
import { RefundNotice } from './refund-notice.tsx';
import { refundsQuery, replacementsQuery, useReplacementCategory } from './replacement-queries.ts';
import styles from './replacement.module.css';

/** What goes into the place of the old unit, best first. */
export function SuggestionsPage() {
  const t = useText();
  const [search] = useSearchParams();
  const { asked } = readAsked(search);
  const query = useQuery(replacementsQuery(asked, useReplacementCategory(), useIdentityScope()));
  const title = t('units.replacement.suggestions');
  return (
    <article className={styles.suggestions}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {query.data ? (
        <Found asked={asked} found={query.data} />
      ) : (
        <QueryState
          query={query}
          title={t('units.replacement.failed')}
          loading={<SkeletonRows label={t('units.replacement.loading')} />}
        />
      )}
    </article>
  );
}

interface FoundProps {
  asked: Asked;
  found: Replacements;
}

function Found({ asked, found }: FoundProps) {
  const t = useText();
  const { candidates, total, columns, refundTerms } = found;
  const refunds = useSlowRefunds(asked, found);
  const { shown, asked: requested } = useRequestedState(readChosen);
  const chosen = shown.compared.flatMap((id) => candidates.find(({ item }) => item.commercialItemId === id) ?? []);
  return (
    <>
      <AskedSummary asked={asked} names={found.asked} />
      {refundTerms && <RefundNotice terms={refundTerms} />}
      {candidates.length === 0 ? (
        <NothingFound asked={asked} />
      ) : (
        <>
          <p role="status">
            {total > candidates.length
              ? t('units.replacement.count.of', { count: candidates.length, total })
              : t('units.replacement.count', { count: total })}
          </p>
          {chosen.length === 1 && <Notice type="informative" title={t('units.replacement.compare.more')} />}
          {chosen.length > 1 && <CandidateComparison candidates={chosen} columns={columns} />}
          <ol className={styles.candidates}>
            {candidates.map((candidate, index) => (
              <Candidate
                key={candidate.item.commercialItemId}
                candidate={{ ...candidate, refund: candidate.refund ?? refunds(candidate.item.commercialItemId) }}
                columns={columns}
                isRefunded={refundTerms !== null && refundTerms.percent > 0}
                isFirst={index === 0}
                asked={asked}
                compared={requested.compared}
              />
            ))}
          </ol>
          <Notice
            type="informative"
            title={t('units.replacement.unsure')}
            action={
              <ShopLink to={unitPaths.replacementContact(askedQuery(asked))} className={buttonClass()}>
                {t('units.replacement.contact')}
              </ShopLink>
            }
          >
            {t('units.replacement.unsure.text')}
          </Notice>
        </>
      )}
    </>
  );
}

const readChosen = (search: URLSearchParams) => ({ compared: readCompared(search) });

/** Refunds with units whose price a slow system has: null until it has answered. */
function useSlowRefunds(asked: Asked, { candidates, refundTerms }: Replacements) {
  const isSlow = candidates.some(({ item, refund }) => item.salesDetailsOnRequest && refund === null);
  const { data } = useQuery({
    ...refundsQuery(asked, useReplacementCategory(), useIdentityScope()),
    enabled: isSlow && (refundTerms?.percent ?? 0) > 0,
  });
  return (id: string | null) => data?.refunds.find(({ commercialItemId }) => commercialItemId === id) ?? null;
}

function NothingFound({ asked }: { asked: Asked }) {
  const t = useText();
  const withoutRefund = askedQuery({ ...asked, refundableOnly: undefined });
  return (
    <EmptyState
      title={t('units.replacement.none')}
      actions={
        <>
          <ShopLink to={unitPaths.replacementContact(askedQuery(asked))} className={buttonClass({ variant: 'go' })}>
            {t('units.replacement.contact')}
          </ShopLink>
          {asked.refundableOnly === 'true' && (
            <ShopLink to={unitPaths.replacementSuggestions(withoutRefund)} className={buttonClass()}>
              {t('units.replacement.none.all')}
            </ShopLink>
          )}
          <ShopLink to={paths.unitReplacement(askedQuery(asked))} className={buttonClass()}>
            {t('units.replacement.change')}
          </ShopLink>
        </>
      }
    >
      <p>{t('units.replacement.none.text')}</p>
    </EmptyState>
  );
}
