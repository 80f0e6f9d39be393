import type { Words } from './document-call.ts';
import type {
  DocumentCell,
  DocumentColumn,
  DocumentContent,
  DocumentPicture,
  DocumentTable,
} from '../paper/document-content.ts';
import { documentTexts } from '../paper/document-texts.ts';
import { generatedTexts } from '../paper/generated-texts.ts';

/** A line of a cart, a list or a quote. */
export interface DocumentLine {
  /** Null for a configuration, and where the catalogue does not know the article any more. */
  commercialItemId: string | null;
  articleNumber: string;
  customArticleNumber: string | null;
  name: string;
  note: string;
  quantity: number;
  /** Of one piece, and of all, as decimal text; null on request. */
  price: string | null;
  total: string | null;
  /** Cannot be had any more. */
  isGone?: true;
  /** `whole` is a configuration, which has the price; its `part`s follow it. */
  configuration?: 'whole' | 'part';
}

export type PictureOf = (commercialItemId: string | null, name: string) => DocumentPicture | undefined;

/** Lines as a table: number, drawing, article, name, quantity and prices. */
export function lineTable(
  lines: DocumentLine[],
  { words, currency, pictureOf }: { words: Words; currency: string; pictureOf: PictureOf },
): DocumentTable {
  const { say, format } = words;
  const names = documentTexts.columns;
  let position = 0;
  const priceCell = (line: DocumentLine, amount: string | null): DocumentCell => {
    if (line.configuration === 'part' || line.isGone) return { text: '' };
    return { text: amount === null ? say(generatedTexts.onRequest) : format.decimal(amount) };
  };
  const picturedLines = lines.map((line) => ({ line, picture: pictureOf(line.commercialItemId, line.name) }));
  const hasPictures = picturedLines.some(({ picture }) => picture);
  return {
    heading: say(documentTexts.items),
    columns: [
      column(say(names.position), 28, 'left'),
      ...(hasPictures ? [column(say(generatedTexts.columns.drawing), 50, 'left')] : []),
      column(say(names.articleNumber), 104, 'left'),
      column(say(names.description), 160, 'left'),
      column(say(names.quantity), 38, 'right'),
      column(`${say(names.price)} (${currency})`, 66, 'right'),
      column(`${say(names.sum)} (${currency})`, 72, 'right'),
    ],
    rows: picturedLines.map(({ line, picture }) => ({
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
    })),
  };
}

export const column = (text: string, share: number, align: DocumentColumn['align']): DocumentColumn => ({
  heading: { text },
  share,
  align,
});

/** The number, and below it the customer's own. */
export function articleCell(
  { articleNumber, customArticleNumber }: Pick<DocumentLine, 'articleNumber' | 'customArticleNumber'>,
  { say }: Words,
): DocumentCell {
  if (!customArticleNumber) return { text: articleNumber };
  return { text: articleNumber, note: say(generatedTexts.ownNumber, { number: customArticleNumber }) };
}

function noteOf({ note, isGone }: DocumentLine, { say }: Words): Pick<DocumentCell, 'note'> {
  const all = [...(isGone ? [say(generatedTexts.notSold)] : []), note].filter(Boolean).join('\n');
  return all === '' ? {} : { note: all };
}

export interface Taxation {
  currency: string;
  includesTax: boolean;
  /** Per cent; 0 where it depends on the place of delivery. */
  taxRate: number;
}

/** The sum of what has a price, and how many lines it leaves out. */
export function sumsOf(
  lines: DocumentLine[],
  total: string,
  { currency, includesTax, taxRate }: Taxation,
  { say, format }: Words,
): DocumentContent['sums'] {
  const counted = lines.filter(({ configuration, isGone }) => configuration !== 'part' && !isGone);
  const unpriced = counted.filter((line) => line.total === null).length;
  const name = includesTax ? generatedTexts.totalWithTax : totalWithout(taxRate);
  const values = { currency, rate: format.number(taxRate) };
  return [
    ...(unpriced > 0
      ? [
          {
            name: say(generatedTexts.onRequestCount, { count: format.number(unpriced) }),
            value: say(generatedTexts.notIncluded),
          },
        ]
      : []),
    ...(unpriced < counted.length
      ? [{ name: say(name, values), value: format.decimal(total), isTotal: true as const }]
      : []),
  ];
}

/** `taxRate` in per cent; 0 where it depends on the place of delivery. */
export const totalWithout = (taxRate: number) =>
  taxRate === 0 ? generatedTexts.totalWithoutSalesTax : generatedTexts.totalWithoutTax;

/** What is to be known of the prices. */
export function priceTerms({ includesTax, taxRate }: Omit<Taxation, 'currency'>, { say, format }: Words): string[] {
  const tax = taxRate === 0 ? generatedTexts.withoutSalesTax : generatedTexts.withoutTax;
  return [
    includesTax ? say(generatedTexts.withTax, { rate: format.number(taxRate) }) : say(tax),
    say(generatedTexts.withoutFreight),
    say(generatedTexts.conditionsOfSale),
  ];
}
