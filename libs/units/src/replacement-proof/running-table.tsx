import { Td, Th } from '@shop/design-system';
import { formatMoney, Measure, useI18n } from '@shop/i18n';
import { formatNumber } from '@shop/measures';
import { marketQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import {
  powerFormula,
  pumpEfficiency,
  runningFigures,
  runningOf,
  threeDigits,
  type Duty,
  type DutyProof,
  type Electricity,
  type RunningFigure,
} from '@shop/thermal';
import { useText } from '../text.ts';
import type { PackName } from './duty-fields.ts';
import { FigureTable } from './figure-table.tsx';
import { usePercent } from './use-percent.ts';

interface RunningTableProps {
  duty: Duty;
  proof: DutyProof;
  electricity: Electricity;
  shown: readonly PackName[];
  /** As the new unit is called. */
  name: string;
}

/** What pumping takes in a year with the price and the factor of the reader; nothing where neither was said. */
export function RunningTable({ duty, proof, electricity, shown, name }: RunningTableProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const percent = usePercent();
  const { currency = 'EUR' } = usePrefetchedQuery(marketQuery(useApp()));
  const { hours, price, factor } = electricity;
  const units = shown.map((pack) => ({
    heading: pack === 'old' ? t('units.replacement.old') : name,
    running: proof[pack] && runningOf(proof[pack], duty, electricity),
  }));
  if (hours === null || units.every(({ running }) => !running)) return null;
  const figures = runningFigures.filter(
    (id) => !(id === 'cost' && price === null) && !(id === 'emission' && factor === null),
  );
  const number = (value: number) => formatNumber(threeDigits(value), tag);
  const written = (id: RunningFigure, value: number) => {
    if (id === 'cost') return formatMoney({ amount: value.toFixed(2), currency }, tag);
    if (id === 'emission') return <Measure values={[threeDigits(value)]} unit="KGM" />;
    return <bdi>{`${number(value)}\u00a0${id === 'power' ? 'W' : 'kWh'}`}</bdi>;
  };
  const assumed = [
    t('units.proof.pumps', {
      percent: percent(pumpEfficiency),
      hours: formatNumber(hours, tag),
      formula: powerFormula,
    }),
    ...(price === null ? [] : [t('units.proof.atPrice', { price: `${formatNumber(price, tag)}\u00a0${currency}` })]),
    ...(factor === null ? [] : [t('units.proof.atFactor', { factor: `${formatNumber(factor, tag)}\u00a0kg` })]),
  ];
  return (
    <>
      <FigureTable caption={t('units.proof.pumping')} headings={units.map(({ heading }) => heading)}>
        <tbody>
          {figures.map((id) => (
            <tr key={id}>
              <Th scope="row">{t(`units.proof.${id}`)}</Th>
              {units.map(({ heading, running }) => {
                const value = running?.[id] ?? null;
                return (
                  <Td key={heading}>
                    {value === null ? (
                      <span className="muted">{t('units.replacement.effect.unknown')}</span>
                    ) : (
                      written(id, value)
                    )}
                  </Td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </FigureTable>
      <p className="muted">{assumed.join(' ')}</p>
    </>
  );
}
