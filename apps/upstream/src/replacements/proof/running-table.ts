import {
  powerFormula,
  pumpEfficiency,
  runningFigures,
  runningOf,
  threeDigits,
  type Electricity,
  type RunningFigure,
} from '@shop/thermal';
import { formatNumber } from '@shop/measures';
import type { Words } from '../../paper/document-words.ts';
import type { SheetTable } from '../../paper/proof-sheet/proof-sheet.ts';
import { measureText, percentText } from './proof-text.ts';
import type { ProofCall, ProvenReplacement } from './prove-replacement.ts';

const electricityOf = ({ energyHours, energyPrice, energyFactor }: ProofCall['query']): Electricity => ({
  ...{ hours: energyHours ?? null, price: energyPrice ?? null, factor: energyFactor ?? null },
});

/** What pumping takes in a year, and what that was computed by; null where the reader has not said price or factor. */
export function runningTable(
  { proof, duty, shown, chosen }: ProvenReplacement,
  { query, context }: Pick<ProofCall, 'query' | 'context'>,
  words: Words,
): { table: SheetTable; assumed: string } | null {
  const { say, format } = words;
  const electricity = electricityOf(query);
  const { hours, price, factor } = electricity;
  const units = shown.map((which) => {
    const pack = proof[which];
    return pack && runningOf(pack, duty, electricity);
  });
  if (hours === null || units.every((running) => !running)) return null;
  const { currency } = context.market;
  const number = (value: number) => formatNumber(value, format.locale);
  const written = (id: RunningFigure, value: number): string => {
    if (id === 'cost') return `${currency} ${format.decimal(value.toFixed(2))}`;
    if (id === 'emission') return measureText(value, 'KGM', words);
    return `${number(threeDigits(value))}\u00a0${id === 'power' ? 'W' : 'kWh'}`;
  };
  const figures = runningFigures.filter(
    (id) => !(id === 'cost' && price === null) && !(id === 'emission' && factor === null),
  );
  const percent = percentText(pumpEfficiency, words);
  return {
    table: {
      heading: say('proof.pumping'),
      shares: [200, ...shown.map(() => 95), 110],
      columns: [
        say('proof.figure'),
        ...shown.map((which) => (which === 'old' ? say('proof.old') : chosen.row.articleNumber)),
        say('proof.origin'),
      ],
      rows: figures.map((id) => [
        say(`proof.${id}`),
        ...units.map((running) => {
          const value = running?.[id] ?? null;
          return value === null ? '–' : written(id, value);
        }),
        say('proof.origin.computed'),
      ]),
    },
    assumed: [
      say('proof.pumps', { percent, hours: number(hours), formula: powerFormula }),
      ...(price === null ? [] : [say('proof.atPrice', { price: `${number(price)}\u00a0${currency}` })]),
      ...(factor === null ? [] : [say('proof.atFactor', { factor: `${number(factor)}\u00a0kg` })]),
    ].join(' '),
  };
}
