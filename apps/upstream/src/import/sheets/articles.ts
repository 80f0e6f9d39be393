import { articleKeyOf } from '@shop/commerce-model';
import { choice, country, fileName, key, keyOf, list, numberFrom, text, wholeNumber } from './cells.ts';
import type { Row, Sheet } from './sheet.ts';

const millions = 1_000_000;

/** What is sold. Articles with the same item are variants on one page. */
export const articles: Sheet = {
  isNeeded: true,
  what: 'the article',
  keyOf: ({ number }) => keyOf(number as string),
  hasAttributes: true,
  columns: {
    number: {
      read: (given) => {
        key(given);
        return given;
      },
      isNeeded: true,
      aliases: ['article', 'article number', 'sku', 'part number', 'item number'],
    },
    name: { read: text, isNeeded: true },
    description: { read: text },
    categories: { read: list(key), otherwise: [], refersTo: 'categories', aliases: ['category'] },
    item: { read: key },
    item_name: { read: text },
    sales: { read: choice('buy', 'quote', 'discontinued'), otherwise: 'buy' },
    lead_time_days: { read: wholeNumber(0, 1_000), otherwise: 10, aliases: ['lead time'] },
    minimum_quantity: { read: wholeNumber(1, millions), otherwise: 1 },
    pack_quantity: { read: wholeNumber(1, millions), otherwise: 1, aliases: ['pack size'] },
    weight_kg: { read: numberFrom(0, millions), aliases: ['weight'] },
    successor: { read: key, refersTo: 'articles' },
    superseded_numbers: { read: list(text), otherwise: [] },
    other_makers_numbers: { read: list(text), otherwise: [] },
    customs_number: { read: text, otherwise: '' },
    country_of_origin: { read: country, otherwise: '' },
    drawing: { read: fileName, isFile: 'picture', aliases: ['picture', 'image'] },
    documents: { read: list(key), otherwise: [], refersTo: 'documents', aliases: ['document'] },
  },
  derive: (row) => ({
    ...row,
    item: row['item'] ?? keyOf(row['number'] as string),
    keys: searchKeys(row),
  }),
};

/** The numbers by which an article is found. */
function searchKeys(row: Row): { kind: string; key: string }[] {
  const numbers = {
    own: [row['number']],
    superseded: row['superseded_numbers'],
    otherMaker: row['other_makers_numbers'],
  };
  return Object.entries(numbers).flatMap(([kind, given]) =>
    [...new Set((given as string[]).map(articleKeyOf))].map((one) => ({ kind, key: one })),
  );
}
