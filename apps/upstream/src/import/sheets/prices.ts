import { amount, key, wholeNumber } from './cells.ts';
import type { Sheet } from './sheet.ts';

/** List prices without tax; a second row of an article with a quantity is the price of one piece from there on. */
export const prices: Sheet = {
  what: 'the price of the article from this quantity on',
  keyOf: ({ article, from_quantity: from }) => `${article as string} ${from as number}`,
  columns: {
    article: { read: key, isNeeded: true, refersTo: 'articles', aliases: ['number', 'article number', 'sku'] },
    price: { read: amount, isNeeded: true, aliases: ['list price'] },
    from_quantity: { read: wholeNumber(1, 1_000_000), otherwise: 1, aliases: ['from', 'quantity'] },
  },
};
