import type { Cart } from '@shop/api-contracts';
import { dayIn } from '@shop/commerce-model';
import { readCart } from '../carts/read-cart.ts';
import { Problem } from '../problem/problem.ts';
import { figuresOf, readArticleContent } from './article-content.ts';
import type { DocumentCall, DocumentMaking } from './document-call.ts';
import { wordsOf, type Words } from '../paper/document-words.ts';
import type { DocumentContent } from '../paper/document-content.ts';
import { documentFrame, personName } from './document-frame.ts';
import { forUnitOf } from './held-lines.ts';
import { lineTable, priceTerms, sumsOf, type DocumentLine, type Taxation } from './line-table.ts';

/** Thrown when the document would have no lines. */
export const documentEmpty = (): Problem => new Problem(422, 'document_empty', 'The document would be empty');

/** Longer documents would delay those of others, and nobody reads them. */
const maxLines = 1_000;

/** Loads the caller's cart with all prices. Throws a Problem 404 `cart_unknown`, 422 `document_empty`. */
export async function cartToWrite(call: DocumentCall, id: string, making: DocumentMaking): Promise<Cart> {
  const { slowSalesDetailsMs } = making;
  const cart = await readCart(call, { id, knownVersion: null, isComplete: true, slowSalesDetailsMs });
  if (cart.totalCartSize === 0) throw documentEmpty();
  return cart;
}

/** Content of a document of a cart. */
export async function cartDocument(call: DocumentCall, id: string, making: DocumentMaking): Promise<DocumentContent> {
  const cart = await cartToWrite(call, id, making);
  const words = wordsOf(call.context);
  const title = words.say(cart.action === 'Buy' ? 'titles.buyCart' : 'titles.quoteCart');
  return linesDocument(call, making, {
    ...(await documentFrame(call, { title, number: '' })),
    facts: factsOf(call, words, []),
    lines: linesOfCart(cart),
    total: cart.total,
    taxation: cart,
    terms: [datedPrices(call, words)],
  });
}

export const datedPrices = ({ context }: DocumentCall, { say, format }: Words): string =>
  say('pricesOf', { date: format.day(dayIn(context.market.timeZone)) });

type Facts = DocumentContent['facts'];

/** The date, the given facts about the subject, and the author. */
export function factsOf({ person, context }: DocumentCall, { say, format }: Words, own: Facts): Facts {
  return [
    { name: say('facts.date'), value: format.day(dayIn(context.market.timeZone)) },
    ...own,
    { name: say('facts.customerNumber'), value: person.customerNumber ?? '' },
    { name: say('facts.madeBy'), value: personName(person) },
  ].filter(({ value }) => value !== '');
}

/** A document of lines with prices: table, sums, terms, technical data. Throws a Problem 422 `document_too_large`. */
export async function linesDocument(
  call: DocumentCall,
  making: DocumentMaking,
  {
    lines,
    total,
    taxation,
    terms,
    ...frame
  }: Omit<DocumentContent, 'tables' | 'sums' | 'sections'> & {
    lines: DocumentLine[];
    total: string;
    taxation: Taxation;
    terms: string[];
  },
): Promise<DocumentContent> {
  if (lines.length > maxLines) {
    throw new Problem(422, 'document_too_large', `A document has at most ${maxLines} lines`);
  }
  const words = wordsOf(call.context);
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const content = await readArticleContent(call, ids, making);
  const { currency } = taxation;
  return {
    ...frame,
    tables: [lineTable(lines, { words, currency, pictureOf: content.pictureOf })],
    sums: sumsOf(lines, total, taxation, words),
    sections: [{ heading: words.say('terms'), lines: [...terms, ...priceTerms(taxation, words)] }],
    ...figuresOf(content, call),
    pictures: content.pictures,
  };
}

export function linesOfCart({ lines, configurations }: Pick<Cart, 'lines' | 'configurations'>): DocumentLine[] {
  return [
    ...lines.map(
      ({
        item,
        articleNumber,
        customArticleNumber,
        name,
        note,
        quantity,
        price,
        lineTotal,
        issue,
        unit,
        fit,
        takeBack,
      }): DocumentLine => ({
        commercialItemId: item?.commercialItemId ?? null,
        articleNumber,
        customArticleNumber,
        name,
        note,
        quantity,
        price: price?.amount ?? null,
        total: lineTotal,
        ...forUnitOf({ unit, fit }),
        takeBack: takeBack?.refusal ? undefined : takeBack,
        ...(issue === 'discontinued' || issue === 'soldOut' || issue === 'notSold' ? { isGone: true } : {}),
      }),
    ),
    ...configurations.flatMap(linesOfConfiguration),
  ];
}

/** A configuration has one price, above its parts. */
export function linesOfConfiguration({ name, lines, price }: Cart['configurations'][number]): DocumentLine[] {
  const amount = price?.amount ?? null;
  const none = { commercialItemId: null, articleNumber: '', customArticleNumber: null, note: '' };
  return [
    { ...none, name, quantity: 1, price: amount, total: amount, configuration: 'whole' },
    ...lines.map(({ configurationItemId, articleNumber, customArticleNumber, name: part, quantity }): DocumentLine => ({
      commercialItemId: configurationItemId,
      articleNumber,
      customArticleNumber,
      name: part,
      note: '',
      quantity,
      price: null,
      total: null,
      configuration: 'part',
    })),
  ];
}
