import type { PartialResults } from '@shop/api-contracts';
import { rowsOfPartialResults } from '@shop/filters';

const availabilityOrder = { inStock: 0, later: 1, onRequest: 2, soldOut: 3, discontinued: 4 };

/**
 * Passing rows in the order of `sort`, as upstream orders them: numbers by value, text by language, rows without a value always last, equal
 * ones in catalogue order. An unknown column keeps catalogue order.
 */
export function orderRows(
  partial: PartialResults,
  passing: Uint32Array,
  sort: string | undefined,
  language: string,
): Uint32Array {
  const ranks = sort === undefined ? null : ranksOf(partial, sort, language);
  return ranks ? passing.slice().sort((a, b) => ranks[a]! - ranks[b]!) : passing;
}

const ranksBySort = new WeakMap<PartialResults, Map<string, Uint32Array | null>>();

/** Rank of each row when all are sorted; cached, since comparing text by language is slow. */
function ranksOf(partial: PartialResults, sort: string, language: string): Uint32Array | null {
  const known = ranksBySort.get(partial) ?? new Map<string, Uint32Array | null>();
  ranksBySort.set(partial, known);
  let ranks = known.get(sort);
  if (ranks === undefined) known.set(sort, (ranks = rank(partial, sort, language)));
  return ranks;
}

function rank(partial: PartialResults, sort: string, language: string): Uint32Array | null {
  const valueOf = sortValues(partial, sort.replace(/^-/, ''));
  if (!valueOf) return null;
  const values = partial.rows.map((_, row) => valueOf(row));
  const { compare } = new Intl.Collator(language, { numeric: true });
  const direction = sort.startsWith('-') ? -1 : 1;
  const sorted = values
    .map((_, row) => row)
    .sort((a, b) => {
      const x = values[a] ?? null;
      const y = values[b] ?? null;
      if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
      const order = typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y));
      return order * direction || a - b;
    });
  const ranks = new Uint32Array(values.length);
  sorted.forEach((row, at) => (ranks[row] = at));
  return ranks;
}

function sortValues(partial: PartialResults, key: string): ((row: number) => string | number | null) | undefined {
  const { rows } = partial;
  if (key === 'price') return (row) => (rows[row]!.price === null ? null : Number(rows[row]!.price));
  if (key === 'articleNumber') return (row) => rows[row]!.articleNumber;
  if (key === 'availability') {
    return (row) => {
      const { state, leadTimeDays = 0 } = rows[row]!.availability;
      return availabilityOrder[state] * 1000 + (state === 'inStock' ? 0 : leadTimeDays);
    };
  }
  const column = rowsOfPartialResults(partial).columns.get(key);
  if (!column) return undefined;
  const { offsets, codes, dictionary } = column;
  return (row) => (offsets[row] === offsets[row + 1] ? null : dictionary[codes[offsets[row]!]!]!);
}
