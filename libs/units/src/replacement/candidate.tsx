import type { ItemColumn, ReplacementCandidate } from '@shop/api-contracts';
import { itemPath } from '@shop/catalogue';
import { Disclosure, Drawing, StateMark, UnbrokenNumbers, type StateTone } from '@shop/design-system';
import { ShopLink, unitPaths } from '@shop/platform';
import { useText } from '../text.ts';
import type { Asked } from './asked.ts';
import { CandidateOrder } from './candidate-order.tsx';
import { comparePath, maxCompared } from './compared.ts';
import { DifferenceTable, FigureValue } from './difference-table.tsx';
import { proofQuery } from './proof-query.ts';
import { useFigureName } from './use-figure-name.ts';
import styles from './candidate.module.css';

const tones: Record<ReplacementCandidate['verdict'], StateTone> = {
  exact: 'done',
  withAdapters: 'open',
  check: 'signal',
};

/** Figures that are seen without opening anything, where there is room: what units are told apart by. */
const keyFigures: readonly string[] = ['totalArea', 'designPressure', 'designTemperature', 'weightEmpty'];

interface CandidateProps {
  candidate: ReplacementCandidate;
  columns: readonly ItemColumn[];
  /** Something is refunded for the old unit. */
  isRefunded: boolean;
  isFirst: boolean;
  asked: Asked;
  compared: readonly string[];
}

/** One unit that can replace the old one: whether it fits, what it costs, and on demand every figure of both. */
export function Candidate({ candidate, columns, isRefunded, isFirst, asked, compared }: CandidateProps) {
  const t = useText();
  const { item, verdict, differences } = candidate;
  const image = item.images.medium;
  return (
    <li className={styles.candidate} aria-label={item.articleNumber}>
      <div className={styles.picture}>
        {image && <Drawing image={image} width={image.width} height={image.height} alt="" size="card" />}
      </div>
      <h2 className={styles.name}>
        <ShopLink to={itemPath(item)} className="target">
          {item.articleNumber}
        </ShopLink>
      </h2>
      <div className={styles.facts}>
        <p className="muted">
          <UnbrokenNumbers text={item.name} />
        </p>
        <p className={styles.fit}>
          <StateMark tone={tones[verdict]}>{t(`units.replacement.verdict.${verdict}`)}</StateMark>{' '}
          <Doubts candidate={candidate} columns={columns} />
        </p>
      </div>
      <Disclosure
        label={
          <>
            {t('units.replacement.details')}
            <span className="sr"> {item.articleNumber}</span>
          </>
        }
        variant="bare"
        className={styles.details}
      >
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
        <div className={styles.table}>
          <DifferenceTable differences={differences} columns={columns} articleNumber={item.articleNumber} />
        </div>
      </Disclosure>
      <KeyFigures differences={differences} columns={columns} />
      <CandidateOrder candidate={candidate} asked={asked} isRefunded={isRefunded} isFirst={isFirst} />
    </li>
  );
}

function KeyFigures({
  differences,
  columns,
}: Pick<CandidateProps, 'columns'> & Pick<ReplacementCandidate, 'differences'>) {
  const nameOf = useFigureName(columns);
  const shown = keyFigures.flatMap((id) => differences.filter((one) => one.id === id && one.new !== null));
  return (
    <dl className={styles.figures}>
      {shown.map((one) => (
        <div key={one.id}>
          <dt>{nameOf(one)}</dt>
          <dd>
            <FigureValue id={one.id} values={one.new} columns={columns} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What needs an adapter, a look, or cannot be said. */
function Doubts({ candidate: { differences }, columns }: Pick<CandidateProps, 'candidate' | 'columns'>) {
  const t = useText();
  const nameOf = useFigureName(columns);
  const doubts = (['adapter', 'check', 'unknown'] as const).flatMap((effect) => {
    const names = differences.filter((one) => one.effect === effect).map(nameOf);
    return names.length === 0 ? [] : [t(`units.replacement.doubt.${effect}`, { names: names.join(', ') })];
  });
  return doubts.map((text) => (
    <span key={text} className="muted">
      {text}
    </span>
  ));
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
