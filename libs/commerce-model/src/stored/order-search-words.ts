import type { OrderContact } from '@shop/api-contracts';
import { articleKeyOf, foldText } from '../article-key.ts';
import type { StoredLine } from './stored-order.ts';

interface Searched {
  orderNumber: string;
  contact: Pick<OrderContact, 'yourReference' | 'customerOrderReference'> | null;
  lines: Pick<StoredLine, 'articleNumber' | 'customArticleNumber' | 'name' | 'configuration' | 'forUnit'>[];
}

/** Searchable text of an order: number, references, article numbers (also without hyphens), own numbers and names, and
 * serial numbers of the units that lines are for. */
export function searchWordsOf({ orderNumber, contact, lines }: Searched): string {
  const numbers = lines.flatMap(({ articleNumber, customArticleNumber, forUnit }) => [
    articleNumber,
    customArticleNumber ?? '',
    forUnit?.unit.serialNumber ?? '',
  ]);
  const texts = [
    orderNumber,
    contact?.customerOrderReference ?? '',
    contact?.yourReference ?? '',
    ...numbers,
    ...numbers.map(articleKeyOf),
    ...lines.flatMap(({ name, configuration }) => [name, configuration?.name ?? '']),
  ];
  return [...new Set(texts.filter(Boolean).map(foldText))].join('\n');
}

/** Words of a search; `searchWordsOf` of a matching order contains them all. */
export const searchedWords = (q: string): string[] => foldText(q).split(/\s+/).filter(Boolean);
