import type { ItemColumn, ReplacementCandidate, ReplacementDifference } from '@shop/api-contracts';
import { PriceSlot, useSalesDetails } from '@shop/catalogue';
import { StateMark, Table, Td, Th } from '@shop/design-system';
import { useText } from '../text.ts';
import { effectTones, FigureValue } from './difference-table.tsx';
import { useFigureName } from './use-figure-name.ts';
import styles from './replacement.module.css';

interface CandidateComparisonProps {
  /** Two to four. */
  candidates: readonly ReplacementCandidate[];
  columns: readonly ItemColumn[];
}

const keyOf = ({ id, side }: Pick<ReplacementDifference, 'id' | 'side'>): string => `${id} ${side}`;

/** The old unit beside those that may replace it, figure by figure. */
export function CandidateComparison({ candidates, columns }: CandidateComparisonProps) {
  const t = useText();
  const nameOf = useFigureName(columns);
  const figures = new Map(candidates.flatMap(({ differences }) => differences.map((one) => [keyOf(one), one])));
  return (
    <section aria-labelledby="comparison" className={styles.comparison}>
      <h2 id="comparison">{t('units.replacement.compare')}</h2>
      <Table caption={t('units.replacement.compare')} layout="scroll">
        <thead>
          <tr>
            <Th>{t('units.replacement.figure')}</Th>
            <Th>{t('units.replacement.old')}</Th>
            {candidates.map(({ item }) => (
              <Th key={item.commercialItemId}>{item.articleNumber}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...figures.values()].map((figure) => (
            <tr key={keyOf(figure)}>
              <Th scope="row">{nameOf(figure)}</Th>
              <Td>
                <FigureValue id={figure.id} values={figure.old} columns={columns} />
              </Td>
              {candidates.map(({ item, differences }) => (
                <Td key={item.commercialItemId}>
                  <OfCandidate own={differences.find((one) => keyOf(one) === keyOf(figure))} columns={columns} />
                </Td>
              ))}
            </tr>
          ))}
          <tr>
            <Th scope="row">{t('units.replacement.price')}</Th>
            <Td />
            {candidates.map((candidate) => (
              <Td key={candidate.item.commercialItemId}>
                <PriceOf candidate={candidate} />
              </Td>
            ))}
          </tr>
        </tbody>
      </Table>
    </section>
  );
}

function OfCandidate({
  own,
  columns,
}: Pick<CandidateComparisonProps, 'columns'> & { own: ReplacementDifference | undefined }) {
  const t = useText();
  if (!own) return null;
  return (
    <span className={styles.compared}>
      <FigureValue id={own.id} values={own.new} columns={columns} />{' '}
      <StateMark tone={effectTones[own.effect]}>{t(`units.replacement.effect.${own.effect}`)}</StateMark>
    </span>
  );
}

function PriceOf({ candidate: { item } }: { candidate: ReplacementCandidate }) {
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  return <PriceSlot salesDetails={salesDetails} onRequest={salesDetailsOnRequest} />;
}
