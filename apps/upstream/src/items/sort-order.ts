import type { Language } from '../demo/demo-company.ts';
import { availabilityRank } from './availability-attribute.ts';
import { computedOnce, valueName, type CategoryIndex } from './category-index.ts';
import { availabilityOf } from './sales-details.ts';

/**
 * Position of every article when all are sorted by `sort`, computed once: `price`, `articleNumber`, `availability` or an attribute of
 * the columns, descending with a leading minus. Articles without a value are last either way. Null for the order of the catalogue, and
 * for a name that the category does not know.
 */
export function ranksOf(index: CategoryIndex, sort: string | undefined, language: Language): Uint32Array | null {
  if (sort === undefined) return null;
  const key = sort.replace(/^-/, '');
  const known = ['price', 'articleNumber', 'availability'].includes(key) || index.category.columns.includes(key);
  if (!known) return null;
  return computedOnce(index, `ranks ${sort} ${language}`, () => {
    const values = Array.from({ length: index.size }, (_, row) => sortValue(index, key, row, language));
    const { compare } = new Intl.Collator(language, { numeric: true });
    const direction = sort.startsWith('-') ? -1 : 1;
    const rows = Array.from({ length: index.size }, (_, row) => row).sort((a, b) => {
      const [x, y] = [values[a]!, values[b]!];
      if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
      const order = typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y));
      return order * direction || a - b;
    });
    const ranks = new Uint32Array(index.size);
    rows.forEach((row, rank) => (ranks[row] = rank));
    return ranks;
  });
}

function sortValue(index: CategoryIndex, key: string, row: number, language: Language): string | number | null {
  const article = index.rows[row]!;
  if (key === 'price') return article.sales === 'buy' ? article.listPrice : null;
  if (key === 'articleNumber') return article.articleNumber;
  if (key === 'availability') {
    const { state, leadTimeDays = 0 } = availabilityOf(article);
    return availabilityRank(state) * 1_000 + (state === 'inStock' ? 0 : leadTimeDays);
  }
  const column = index.columns.get(key);
  if (!column || column.offsets[row] === column.offsets[row + 1]) return null;
  return column.attribute.type === 'text'
    ? valueName(column.attribute, column.dictionary[column.codes[column.offsets[row]!]!]!, language)
    : (column.dictionary[column.codes[column.offsets[row]!]!] as number);
}
