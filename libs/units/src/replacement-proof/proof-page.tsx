import type { Replacements } from '@shop/api-contracts';
import { itemPath } from '@shop/catalogue';
import { buttonClass, Notice, SkeletonRows, UnbrokenNumbers } from '@shop/design-system';
import { QueryState, ShopLink, unitPaths, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AskedSummary } from '../replacement/asked-summary.tsx';
import { askedQuery, readAsked, type Asked } from '../replacement/asked.ts';
import { replacementsQuery, useReplacementCategory } from '../replacement/replacement-queries.ts';
import { useText } from '../text.ts';
import { Proof } from './proof.tsx';
import { readCandidate } from './proof-address.ts';
import styles from './proof.module.css';

/** Whether one unit does the duty of the old one: what is entered stands in the address, with which the page opens again. */
export function ProofPage() {
  const t = useText();
  const [search] = useSearchParams();
  const { asked } = readAsked(search);
  const query = useQuery(replacementsQuery(asked, useReplacementCategory(), useIdentityScope()));
  const title = t('units.proof');
  return (
    <article className={styles.page}>
      <title>{t('units.documentTitle', { title })}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {query.data ? (
        <OfUnit found={query.data} asked={asked} candidate={readCandidate(search)!} />
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
  const chosen = found.candidates.find(({ item }) => item.commercialItemId === candidate);
  return (
    <>
      {chosen && (
        <p>
          {t('units.replacement.new')}:{' '}
          <ShopLink to={itemPath(chosen.item)} className="target">
            {chosen.item.articleNumber}
          </ShopLink>{' '}
          <UnbrokenNumbers text={chosen.item.name} />
        </p>
      )}
      <div className={styles.asked}>
        <AskedSummary asked={asked} names={found.asked} />
      </div>
      {!chosen && (
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
