import type { Replacements } from '@shop/api-contracts';
import { itemPath } from '@shop/catalogue';
import { buttonClass, Notice, SkeletonRows, UnbrokenNumbers } from '@shop/design-system';
import { PageTitle, QueryState, ShopLink, unitPaths, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AskedSummary } from '../replacement/asked-summary.tsx';
import { askedQuery, isNothingAsked, readAsked, type Asked } from '../replacement/asked.ts';
import { useReplacementCategory } from '../replacement/replacement-queries.ts';
import { useText } from '../text.ts';
import { Proof } from './proof.tsx';
import { readCandidate } from './proof-address.ts';
import { provenUnitsQuery } from './proven-units-query.ts';
import styles from './proof.module.css';

/** Whether one unit does a duty, beside an old one or alone: what is entered stands in the address, which opens it again. */
export function ProofPage() {
  const t = useText();
  const [search] = useSearchParams();
  const { asked } = readAsked(search);
  const candidate = readCandidate(search)!;
  const query = useQuery(provenUnitsQuery(asked, candidate, useReplacementCategory(), useIdentityScope()));
  const title = t('units.proof');
  return (
    <article className={styles.page}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {query.data ? (
        <OfUnit found={query.data} asked={asked} candidate={candidate} />
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

function OfUnit({ found, asked, candidate }: { found: Replacements; asked: Asked; candidate: string }) {
  const t = useText();
  const isAlone = isNothingAsked(asked);
  const chosen = found.candidates.find(({ item }) => item.commercialItemId === candidate);
  return (
    <>
      {chosen && (
        <p className={styles.unit}>
          {!isAlone && <span>{t('units.replacement.new')}:</span>}
          <ShopLink to={itemPath(chosen.item)} className="target">
            {chosen.item.articleNumber}
          </ShopLink>{' '}
          <span>
            <UnbrokenNumbers text={chosen.item.name} />
          </span>
        </p>
      )}
      {!isAlone && (
        <div className={styles.asked}>
          <AskedSummary asked={asked} names={found.asked} />
        </div>
      )}
      {!chosen && isAlone && <Notice type="warning" title={t('units.proof.notOffered')} />}
      {!chosen && !isAlone && (
        <Notice
          type="warning"
          title={t('units.proof.gone')}
          action={
            <ShopLink to={unitPaths.replacementSuggestions(askedQuery(asked))} className={buttonClass()}>
              {t('units.replacement.contact.back')}
            </ShopLink>
          }
        />
      )}
      <Proof key={candidate} asked={asked} candidate={candidate} chosen={chosen} oldPack={found.oldPack} />
    </>
  );
}
