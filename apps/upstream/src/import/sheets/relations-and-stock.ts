import { CellError, choice, key, text, wholeNumber } from './cells.ts';
import type { Sheet } from './sheet.ts';

/** What is in the warehouse. */
export const stock: Sheet = {
  what: 'the stock of the article',
  keyOf: ({ article }) => article as string,
  columns: {
    article: { read: key, isNeeded: true, refersTo: 'articles', aliases: ['number', 'article number', 'sku'] },
    stock: { read: wholeNumber(0, 1_000_000_000), isNeeded: true, aliases: ['quantity', 'in stock'] },
  },
};

/** Spare parts of an article, its service kits and its alternatives. */
export const relations: Sheet = {
  what: 'the relation',
  keyOf: ({ article, kind, related, position }) => [article, kind, related, position].join(' '),
  columns: {
    article: { read: key, isNeeded: true, refersTo: 'articles', aliases: ['number', 'article number'] },
    kind: { read: choice('sparePart', 'serviceKit', 'alternative'), isNeeded: true, aliases: ['type'] },
    related: { read: key, isNeeded: true, refersTo: 'articles', aliases: ['related article'] },
    position: { read: wholeNumber(1, 10_000) },
    quantity: { read: wholeNumber(1, 1_000_000) },
    text: { read: text, aliases: ['reason', 'content'] },
  },
  derive(row) {
    if (row['article'] === row['related'])
      throw new CellError('an article is related to others, not to itself: remove it');
    return row;
  },
};
