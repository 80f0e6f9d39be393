import { Table, Td, Th } from '@shop/design-system';
import { proofFigures, type DutyProof } from '@shop/thermal';
import { useText } from '../text.ts';
import type { PackName } from './duty-fields.ts';
import { Quantity } from './quantity.tsx';
import { useFigureName } from './use-figure-name.ts';

interface ProofTableProps {
  proof: DutyProof;
  shown: readonly PackName[];
  /** As the new unit is called. */
  name: string;
}

/** The figures of old and new beside each other, or of one unit, each with where it comes from. */
export function ProofTable({ proof, shown, name }: ProofTableProps) {
  const t = useText();
  const nameOf = useFigureName();
  const headings = { old: t('units.replacement.old'), new: name };
  const isAlone = !shown.includes('old');
  return (
    <Table caption={t(isAlone ? 'units.proof.resultOfOne' : 'units.replacement.compare')} layout="rows">
      <thead>
        <tr>
          <Th>{t('units.replacement.figure')}</Th>
          {shown.map((pack) => (
            <Th key={pack}>{headings[pack]}</Th>
          ))}
          <Th>{t('units.proof.origin')}</Th>
        </tr>
      </thead>
      <tbody>
        {proofFigures.map(({ of, ...figure }) => (
          <tr key={`${figure.id} ${figure.side}`}>
            <Th scope="row">{nameOf(figure)}</Th>
            {shown.map((pack) => {
              const one = proof[pack];
              const value = one && of(one);
              return (
                <Td key={pack} label={headings[pack]}>
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
