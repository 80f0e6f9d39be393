import { netOf, type StoredLine, toAmount } from '@shop/commerce-model';
import type { TakeBack } from '@shop/api-contracts';
import { takeBackRows } from '../paper/take-back-text.ts';
import { unitNoteOf } from '../paper/unit-note.ts';
import type { Words } from '../paper/document-words.ts';
import type {
  DocumentCell,
  DocumentColumn,
  DocumentContent,
  DocumentPicture,
  DocumentTable,
} from '../paper/document-content.ts';

/** A line of a cart, a list or a quote. */
export interface DocumentLine {
  /** Null for a configuration, and for an article that is no longer in the catalogue. */
  commercialItemId: string | null;
  articleNumber: string;
  customArticleNumber: string | null;
  name: string;
  note: string;
  quantity: number;
  /** The machine that it is for. */
  forUnit?: StoredLine['forUnit'] | undefined;
  /** The old unit that goes back for it, a row of its own. */
  takeBack?: TakeBack | undefined;
  /** Unit price and line total as decimal text; null on request. */
  price: string | null;
  total: string | null;
  /** The article is no longer available. */
  isGone?: true;
  /** `whole` is a configuration with its price; its `part`s follow it. */
  configuration?: 'whole' | 'part';
}

export type PictureOf = (commercialItemId: string | null, name: string) => DocumentPicture | undefined;

/** A table of lines: number, drawing, article, name, quantity and prices. */
export function lineTable(
  lines: DocumentLine[],
  { words, currency, pictureOf }: { words: Words; currency: string; pictureOf: PictureOf },
): DocumentTable {
  const { say, format } = words;
  let position = 0;
  const priceCell = (line: DocumentLine, amount: string | null): DocumentCell => {
    if (line.configuration === 'part' || line.isGone) return { text: '' };
    return { text: amount === null ? say('onRequest') : format.decimal(amount) };
  };
  const picturedLines = lines.map((line) => ({ line, picture: pictureOf(line.commercialItemId, line.name) }));
  const hasPictures = picturedLines.some(({ picture }) => picture);
  const before = hasPictures ? 3 : 2;
  return {
    heading: say('items'),
    columns: [
      column(say('columns.position'), 28, 'left'),
      ...(hasPictures ? [column(say('columns.drawing'), 50, 'left')] : []),
      column(say('columns.articleNumber'), 104, 'left'),
      column(say('columns.description'), 150, 'left'),
      column(say('columns.quantity'), 48, 'right'),
      column(`${say('columns.price')} (${currency})`, 66, 'right'),
      column(`${say('columns.sum')} (${currency})`, 72, 'right'),
    ],
    rows: picturedLines.flatMap(({ line, picture }) => [
      {
        cells: [
          { text: line.configuration === 'part' ? '' : String((position += 1)) },
          ...(hasPictures ? [{ text: '', ...(picture ? { picture } : {}) }] : []),
          articleCell(line, words),
          { text: line.name, ...noteOf(line, words) },
          { text: format.number(line.quantity) },
          priceCell(line, line.price),
          priceCell(line, line.total),
        ],
        ...(line.configuration === 'whole' ? { isGroup: true as const } : {}),
      },
      ...takeBackRows(line.takeBack, words, { before, after: 3 }),
    ]),
  };
}

export const column = (text: string, share: number, align: DocumentColumn['align']): DocumentColumn => ({
  heading: { text },
  share,
  align,
});

/** The article number, with the customer's own number below. */
export function articleCell(
  { articleNumber, customArticleNumber }: Pick<DocumentLine, 'articleNumber' | 'customArticleNumber'>,
  { say }: Words,
): DocumentCell {
  if (!customArticleNumber) return { text: articleNumber };
  return { text: articleNumber, note: say('ownNumber', { number: customArticleNumber }) };
}

function noteOf({ note, isGone, forUnit }: DocumentLine, words: Words): Pick<DocumentCell, 'note'> {
  const all = [...(isGone ? [words.say('notSold')] : []), note, unitNoteOf({ forUnit }, words)]
    .filter(Boolean)
    .join('\n');
  return all === '' ? {} : { note: all };
}

export interface Taxation {
  currency: string;
  includesTax: boolean;
  /** Per cent; 0 when it depends on the place of delivery. */
  taxRate: number;
}

/** The sum of the prices, and the number of lines without one. */
export function sumsOf(
  lines: DocumentLine[],
  total: string,
  { currency, includesTax, taxRate }: Taxation,
  { say, format }: Words,
): DocumentContent['sums'] {
  const counted = lines.filter(({ configuration, isGone }) => configuration !== 'part' && !isGone);
  const unpriced = counted.filter((line) => line.total === null).length;
  const name = includesTax ? 'totalWithTax' : totalWithout(taxRate);
  const net = includesTax ? netOf(BigInt(total.replace('.', '')), taxRate) : null;
  return [
    ...(unpriced > 0
      ? [
          {
            name: say('onRequestCount', { count: unpriced }),
            value: say('notIncluded'),
          },
        ]
      : []),
    ...(unpriced < counted.length
      ? [{ name: say(name, { currency, rate: taxRate }), value: format.decimal(total), isTotal: true as const }]
      : []),
    ...(unpriced < counted.length && net !== null
      ? [{ name: say('totalWithoutTax', { currency }), value: format.decimal(toAmount(net)) }]
      : []),
  ];
}

/** `taxRate` in per cent; 0 when it depends on the place of delivery. */
export const totalWithout = (taxRate: number) => (taxRate === 0 ? 'totalWithoutSalesTax' : 'totalWithoutTax');

/** Notes on prices and tax. */
export function priceTerms({ includesTax, taxRate }: Omit<Taxation, 'currency'>, { say }: Words): string[] {
  const tax = taxRate === 0 ? 'withoutSalesTax' : 'withoutTax';
  return [includesTax ? say('withTax', { rate: taxRate }) : say(tax), say('withoutFreight'), say('conditionsOfSale')];
}
