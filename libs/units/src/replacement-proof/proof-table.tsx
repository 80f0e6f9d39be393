import { Table, Td, Th } from '@shop/design-system';
import { proofFigures, type DutyProof } from '@shop/thermal';
import { useText } from '../text.ts';
import { Quantity } from './quantity.tsx';
import { useFigureName } from './use-figure-name.ts';

/** The figures of old and new beside each other, each with where it comes from. */
export function ProofTable({ proof, articleNumber }: { proof: DutyProof; articleNumber: string | undefined }) {
  const t = useText();
  const nameOf = useFigureName();
  const headings = [t('units.replacement.old'), articleNumber ?? t('units.replacement.new')];
  return (
    <Table caption={t('units.replacement.compare')} layout="rows">
      <thead>
        <tr>
          <Th>{t('units.replacement.figure')}</Th>
          <Th>{headings[0]}</Th>
          <Th>{headings[1]}</Th>
          <Th>{t('units.proof.origin')}</Th>
        </tr>
      </thead>
      <tbody>
        {proofFigures.map(({ of, ...figure }) => (
          <tr key={`${figure.id} ${figure.side}`}>
            <Th scope="row">{nameOf(figure)}</Th>
            {[proof.old, proof.new].map((one, n) => {
              const value = one && of(one);
              return (
                <Td key={n} label={headings[n]}>
                  {value === null ? (
                    <span className="muted">{t('units.replacement.effect.unknown')}</span>
                  ) : (
                    <Quantity value={value} unit={figure.quantity} />
                  )}
                </Td>
              );
            })}
            <Td label={t('units.proof.origin')}>{t(`units.proof.origin.${figure.origin}`)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
