import { Td, Th } from '@shop/design-system';
import { proofFigures, type DutyProof } from '@shop/thermal';
import { useText } from '../text.ts';
import type { PackName } from './duty-fields.ts';
import { FigureTable } from './figure-table.tsx';
import { Quantity } from './quantity.tsx';
import { useFigureName } from './use-figure-name.ts';

interface ProofTableProps {
  proof: DutyProof;
  shown: readonly PackName[];
  /** As the new unit is called. */
  name: string;
}

const origins = [...new Set(proofFigures.map(({ origin }) => origin))];

/** The figures of old and new beside each other, or of one unit, below where they come from. */
export function ProofTable({ proof, shown, name }: ProofTableProps) {
  const t = useText();
  const nameOf = useFigureName();
  const isAlone = !shown.includes('old');
  return (
    <FigureTable
      caption={t(isAlone ? 'units.proof.resultOfOne' : 'units.replacement.compare')}
      headings={shown.map((pack) => (pack === 'old' ? t('units.replacement.old') : name))}
    >
      {origins.map((origin) => (
        <tbody key={origin}>
          <tr>
            <Th scope="rowgroup" colSpan={shown.length + 1}>
              {t(`units.proof.origin.${origin}`)}
            </Th>
          </tr>
          {proofFigures
            .filter((figure) => figure.origin === origin)
            .map(({ of, ...figure }) => (
              <tr key={`${figure.id} ${figure.side}`}>
                <Th scope="row">{nameOf(figure)}</Th>
                {shown.map((pack) => {
                  const one = proof[pack];
                  const value = one && of(one);
                  return (
                    <Td key={pack}>
                      {value === null ? (
                        <span className="muted">{t('units.replacement.effect.unknown')}</span>
                      ) : (
                        <Quantity value={value} unit={figure.quantity} />
                      )}
                    </Td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      ))}
    </FigureTable>
  );
}
