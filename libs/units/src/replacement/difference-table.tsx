import type { ItemColumn, ReplacementDifference } from '@shop/api-contracts';
import { AttributeValue } from '@shop/catalogue';
import { StateMark, Table, Td, Th, type StateTone } from '@shop/design-system';
import { useText } from '../text.ts';
import { useFigureName } from './use-figure-name.ts';

/** What an effect looks like. */
export const effectTones: Record<ReplacementDifference['effect'], StateTone> = {
  same: 'done',
  better: 'done',
  adapter: 'open',
  check: 'signal',
  unknown: 'over',
};

interface DifferenceTableProps {
  differences: readonly ReplacementDifference[];
  columns: readonly ItemColumn[];
  articleNumber: string;
}

/** Every figure of the old unit beside that of the new one. */
export function DifferenceTable({ differences, columns, articleNumber }: DifferenceTableProps) {
  const t = useText();
  const nameOf = useFigureName(columns);
  return (
    <Table caption={t('units.replacement.differences.of', { articleNumber })} layout="scroll">
      <thead>
        <tr>
          <Th>{t('units.replacement.figure')}</Th>
          <Th>{t('units.replacement.old')}</Th>
          <Th>{t('units.replacement.new')}</Th>
          <Th>{t('units.replacement.effect')}</Th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={`${one.id} ${one.side}`}>
            <Th scope="row">{nameOf(one)}</Th>
            <Td>
              <FigureValue id={one.id} values={one.old} columns={columns} />
            </Td>
            <Td>
              <FigureValue id={one.id} values={one.new} columns={columns} />
            </Td>
            <Td>
              <StateMark tone={effectTones[one.effect]}>{t(`units.replacement.effect.${one.effect}`)}</StateMark>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A figure with its unit, in the measures that the reader has chosen; a word where it is unknown. */
export function FigureValue({
  id,
  values,
  columns,
}: Pick<DifferenceTableProps, 'columns'> & { id: string; values: ReplacementDifference['old'] }) {
  const t = useText();
  const column = columns.find((one) => one.id === id);
  if (values === null || !column) return <span className="muted">{t('units.replacement.effect.unknown')}</span>;
  return <AttributeValue column={column} values={values} />;
}
