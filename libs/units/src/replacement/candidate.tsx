import type { ItemColumn, ReplacementCandidate } from '@shop/api-contracts';
import { AddToCartSlot } from '@shop/cart';
import { AvailabilitySlot, itemPath, PriceSlot, useSalesDetails } from '@shop/catalogue';
import { Drawing, StateMark, UnbrokenNumbers, type StateTone } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { ShopLink, unitPaths } from '@shop/platform';
import { useText } from '../text.ts';
import { AddWithTakeBack } from './add-with-take-back.tsx';
import type { Asked } from './asked.ts';
import { comparePath, maxCompared } from './compared.ts';
import { DifferenceTable } from './difference-table.tsx';
import { proofQuery } from './proof-query.ts';
import { useFigureName } from './use-figure-name.ts';
import styles from './replacement.module.css';

const tones: Record<ReplacementCandidate['verdict'], StateTone> = {
  exact: 'done',
  withAdapters: 'open',
  check: 'signal',
};

interface CandidateProps {
  candidate: ReplacementCandidate;
  columns: readonly ItemColumn[];
  /** Something is refunded for the old unit. */
  isRefunded: boolean;
  asked: Asked;
  compared: readonly string[];
}

/** One unit that can replace the old one: whether it fits, what it costs, and what is paid for the old one. */
export function Candidate({ candidate, columns, isRefunded, asked, compared }: CandidateProps) {
  const t = useText();
  const { item, verdict, differences, refund } = candidate;
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  const image = item.images.medium;
  return (
    <li className={styles.candidate} aria-label={item.articleNumber}>
      <div className={styles.picture}>
        {image && <Drawing image={image} width={image.width} height={image.height} alt="" size="card" />}
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <ShopLink to={itemPath(item)} className="target">
            {item.articleNumber}
          </ShopLink>
        </h2>
        <p>
          <UnbrokenNumbers text={item.name} />
        </p>
        <p>
          <StateMark tone={tones[verdict]}>{t(`units.replacement.verdict.${verdict}`)}</StateMark>
        </p>
        <Doubts candidate={candidate} columns={columns} />
        <details className={styles.details}>
          <summary>{t('units.replacement.differences', { count: differences.length })}</summary>
          <DifferenceTable differences={differences} columns={columns} articleNumber={item.articleNumber} />
        </details>
      </div>
      <div className={styles.sale}>
        <div className={styles.offer}>
          <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} />
          <AvailabilitySlot salesDetails={salesDetails} />
        </div>
        {isRefunded && <RefundLines refund={refund} />}
        <AddToCartSlot item={{ ...item, salesDetails, salesDetailsOnRequest }} layout="page" ownUnits={false} />
        {isRefunded && <AddWithTakeBack candidate={candidate} asked={asked} />}
        <p className={styles.more}>
          <CompareLink item={item} asked={asked} compared={compared} />
          {item.commercialItemId !== null && (
            <ShopLink
              to={unitPaths.replacementProof(proofQuery(asked, item.commercialItemId))}
              className="target"
              prefetch={false}
            >
              {t('units.proof.check')}
              <span className="sr"> {item.articleNumber}</span>
            </ShopLink>
          )}
        </p>
      </div>
    </li>
  );
}

/** What needs an adapter, a look, or cannot be said. */
function Doubts({ candidate: { differences }, columns }: Pick<CandidateProps, 'candidate' | 'columns'>) {
  const t = useText();
  const nameOf = useFigureName(columns);
  const lines = (['adapter', 'check', 'unknown'] as const).flatMap((effect) => {
    const names = differences.filter((one) => one.effect === effect).map(nameOf);
    return names.length === 0 ? [] : [{ effect, names: names.join(', ') }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.doubts}>
      {lines.map(({ effect, names }) => (
        <li key={effect}>{t(`units.replacement.doubt.${effect}`, { names })}</li>
      ))}
    </ul>
  );
}

function RefundLines({ refund }: Pick<ReplacementCandidate, 'refund'>) {
  const t = useText();
  const { tag } = useI18n().locale;
  return (
    <dl className={styles.refund} data-personal>
      <dt>{t('units.replacement.refund')}</dt>
      <dd>
        {refund ? (
          <bdi>{formatMoney({ amount: `-${refund.amount}`, currency: refund.currency }, tag)}</bdi>
        ) : (
          t('units.replacement.refund.onRequest')
        )}
      </dd>
      {refund && (
        <>
          <dt>{t('units.replacement.refund.after')}</dt>
          <dd>
            <strong>{formatMoney({ amount: refund.priceAfterRefund, currency: refund.currency }, tag)}</strong>
          </dd>
        </>
      )}
    </dl>
  );
}

function CompareLink({
  item: { commercialItemId, articleNumber },
  asked,
  compared,
}: Pick<CandidateProps, 'asked' | 'compared'> & { item: ReplacementCandidate['item'] }) {
  const t = useText();
  if (commercialItemId === null) return null;
  const isCompared = compared.includes(commercialItemId);
  if (!isCompared && compared.length >= maxCompared) return null;
  return (
    <ShopLink
      to={comparePath(asked, compared, commercialItemId)}
      className="target"
      preventScrollReset
      replace
      prefetch={false}
    >
      {t(isCompared ? 'units.replacement.compare.remove' : 'units.replacement.compare.add')}
      <span className="sr"> {articleNumber}</span>
    </ShopLink>
  );
}
