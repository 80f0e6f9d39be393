import type { Shipment } from '@shop/api-contracts';
import type { StoredLine } from '@shop/commerce-model';
import { takeBackRows } from '../../paper/take-back-text.ts';
import { takeBackOfLine } from '../../replacements/take-backs.ts';
import { lineTotalOf } from '../order-lines.ts';
import type { DocumentCell, DocumentColumn, DocumentRow, DocumentTable } from '../../paper/document-content.ts';
import type { documentFormat } from '../../paper/document-format.ts';
import type { SayOnDocument } from '../../paper/document-texts.ts';

interface Words {
  say: SayOnDocument;
  format: ReturnType<typeof documentFormat>;
  currency: string;
}

type Lines = Pick<DocumentTable, 'columns' | 'rows'>;

/** A column with its cells for a line and for a configuration above its lines. */
interface Field extends Omit<DocumentColumn, 'heading'> {
  name: string;
  isDescription?: true;
  of: (line: StoredLine, position: number) => string;
  ofGroup?: (first: StoredLine) => string;
}

/** Lines with prices; a configuration has one price, above the lines of its parts. */
export function priceRows(lines: StoredLine[], { say, format, currency }: Words): Lines {
  const { amount, number, shortDay } = format;
  const total = (line: StoredLine): string => {
    const sum = lineTotalOf(line);
    return sum === null ? '' : amount(sum);
  };
  return rowsOf(lines, { say, format, currency }, [
    {
      name: say('columns.promised'),
      share: 56,
      align: 'left',
      of: (line) => (line.promisedDate ? shortDay(line.promisedDate) : ''),
    },
    {
      name: say('columns.quantity'),
      share: 34,
      align: 'right',
      of: (line) => number(line.quantity),
      ofGroup: () => number(1),
    },
    {
      name: `${say('columns.price')} (${currency})`,
      share: 60,
      align: 'right',
      of: (line) => (line.unitPrice === null ? '' : amount(line.unitPrice)),
      ofGroup: total,
    },
    {
      name: `${say('columns.sum')} (${currency})`,
      share: 66,
      align: 'right',
      of: (line) => (line.configuration ? '' : total(line)),
      ofGroup: total,
    },
  ]);
}

/** Content of a shipment, without prices. */
export function shipmentRows(lines: StoredLine[], shipment: Shipment | undefined, words: Words): Lines {
  const { say } = words;
  const sent = new Map(shipment?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return rowsOf(
    lines.filter(({ lineId }) => sent.has(lineId)),
    words,
    [
      { name: say('columns.ordered'), share: 56, align: 'right', of: (line) => String(line.quantity) },
      { name: say('columns.sent'), share: 56, align: 'right', of: (line) => String(sent.get(line.lineId)) },
    ],
  );
}

/** A take-back is a row of its own below its line, without a price. */
function rowsOf(lines: StoredLine[], words: Words, figures: Field[]): Lines {
  const { say, currency } = words;
  const hasOwnNumbers = lines.some((line) => line.customArticleNumber !== null);
  const ownNumber: Field = {
    name: say('columns.yourNumber'),
    share: 74,
    align: 'left',
    of: (line) => line.customArticleNumber ?? '',
  };
  const fields: Field[] = [
    { name: say('columns.position'), share: 24, align: 'left', of: (_line, position) => String(position) },
    {
      name: say('columns.articleNumber'),
      share: hasOwnNumbers ? 94 : 106,
      align: 'left',
      of: (line) => line.articleNumber,
    },
    ...(hasOwnNumbers ? [ownNumber] : []),
    {
      name: say('columns.description'),
      share: hasOwnNumbers ? 148 : 180,
      align: 'left',
      isDescription: true,
      of: (line) => line.name,
      ofGroup: (line) => line.configuration!.name,
    },
    ...figures,
  ];
  const before = fields.findIndex(({ isDescription }) => isDescription);
  const rows = lines.flatMap((line, n): DocumentRow[] => {
    const cells = fields.map(({ of, isDescription }): DocumentCell => {
      const text = of(line, n + 1);
      return isDescription && line.note !== '' ? { text, note: line.note } : { text };
    });
    const isFirst = line.configuration !== null && lines[n - 1]?.configuration?.id !== line.configuration.id;
    const { takeBack } = takeBackOfLine(line, currency);
    const after = fields.length - before - 1;
    if (!isFirst) return [{ cells }, ...takeBackRows(takeBack, words, { before, after })];
    return [{ cells: fields.map(({ ofGroup }) => ({ text: ofGroup?.(line) ?? '' })), isGroup: true }, { cells }];
  });
  return { columns: fields.map(({ name, share, align }) => ({ heading: { text: name }, share, align })), rows };
}
