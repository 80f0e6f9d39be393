import type { Shipment } from '@shop/api-contracts';
import type { Language, StoredLine } from '@shop/commerce-model';
import { lineTotalOf } from '../order-lines.ts';
import type { DocumentCell, DocumentColumn, DocumentRow, DocumentTable } from '../../paper/document-content.ts';
import type { documentFormat } from '../../paper/document-format.ts';
import { documentTexts } from '../../paper/document-texts.ts';

type Lines = Pick<DocumentTable, 'columns' | 'rows'>;

/** A column, and what stands in it for a line and for a configuration above its lines. */
interface Field extends Omit<DocumentColumn, 'heading'> {
  name: string;
  isDescription?: true;
  of: (line: StoredLine, position: number) => string;
  ofGroup?: (first: StoredLine) => string;
}

/** Lines with prices; a configuration has one price, which stands above the lines that it is made of. */
export function priceRows(
  lines: StoredLine[],
  { language, format, currency }: { language: Language; format: ReturnType<typeof documentFormat>; currency: string },
): Lines {
  const names = documentTexts.columns;
  const { amount, number, shortDay } = format;
  const total = (line: StoredLine): string => {
    const sum = lineTotalOf(line);
    return sum === null ? '' : amount(sum);
  };
  return rowsOf(lines, language, [
    {
      name: names.promised[language],
      share: 56,
      align: 'left',
      of: (line) => (line.promisedDate ? shortDay(line.promisedDate) : ''),
    },
    {
      name: names.quantity[language],
      share: 34,
      align: 'right',
      of: (line) => number(line.quantity),
      ofGroup: () => number(1),
    },
    {
      name: `${names.price[language]} (${currency})`,
      share: 60,
      align: 'right',
      of: (line) => (line.unitPrice === null ? '' : amount(line.unitPrice)),
      ofGroup: total,
    },
    {
      name: `${names.sum[language]} (${currency})`,
      share: 66,
      align: 'right',
      of: (line) => (line.configuration ? '' : total(line)),
      ofGroup: total,
    },
  ]);
}

/** What a consignment holds, without prices. */
export function shipmentRows(lines: StoredLine[], shipment: Shipment | undefined, language: Language): Lines {
  const names = documentTexts.columns;
  const sent = new Map(shipment?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return rowsOf(
    lines.filter(({ lineId }) => sent.has(lineId)),
    language,
    [
      { name: names.ordered[language], share: 56, align: 'right', of: (line) => String(line.quantity) },
      { name: names.sent[language], share: 56, align: 'right', of: (line) => String(sent.get(line.lineId)) },
    ],
  );
}

function rowsOf(lines: StoredLine[], language: Language, figures: Field[]): Lines {
  const names = documentTexts.columns;
  const hasOwnNumbers = lines.some((line) => line.customArticleNumber !== null);
  const ownNumber: Field = {
    name: names.yourNumber[language],
    share: 60,
    align: 'left',
    of: (line) => line.customArticleNumber ?? '',
  };
  const fields: Field[] = [
    { name: names.position[language], share: 24, align: 'left', of: (_line, position) => String(position) },
    { name: names.articleNumber[language], share: 106, align: 'left', of: (line) => line.articleNumber },
    ...(hasOwnNumbers ? [ownNumber] : []),
    {
      name: names.description[language],
      share: hasOwnNumbers ? 150 : 180,
      align: 'left',
      isDescription: true,
      of: (line) => line.name,
      ofGroup: (line) => line.configuration!.name,
    },
    ...figures,
  ];
  const rows = lines.flatMap((line, n): DocumentRow[] => {
    const cells = fields.map(({ of, isDescription }): DocumentCell => {
      const text = of(line, n + 1);
      return isDescription && line.note !== '' ? { text, note: line.note } : { text };
    });
    const isFirst = line.configuration !== null && lines[n - 1]?.configuration?.id !== line.configuration.id;
    if (!isFirst) return [{ cells }];
    return [{ cells: fields.map(({ ofGroup }) => ({ text: ofGroup?.(line) ?? '' })), isGroup: true }, { cells }];
  });
  return { columns: fields.map(({ name, share, align }) => ({ heading: { text: name }, share, align })), rows };
}
