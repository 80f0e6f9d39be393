import type { Filter, FilterSelection } from '@shop/api-contracts';
import {
  countRows,
  hasWords,
  holdsOne,
  isSelectionOf,
  keyValues,
  shownBy,
  valuesOf,
  type FilterColumn,
  type FilterCount,
} from '@shop/filters';
import type { Language, StoredCategory } from '@shop/commerce-model';
import { availabilityAttribute, availabilityRank } from '../../memory/availability-attribute.ts';
import { valueName, type NameColumn } from '../../memory/category/category-index.ts';
import { computedOnce, countGroups, type Column, type GroupedArticles } from '../../memory/category/value-groups.ts';
import { filterDescription } from './filter-descriptions.ts';
import type { Facets } from '../../memory/rows.ts';

type FilterSeed = StoredCategory['filters'][number];

/**
 * The matching articles of a category or a search, and the filters with counts for the current selection, in the language of
 * the market. Groups of articles are counted, not articles: words alone are looked for in each article.
 */
export function facetsOf(
  index: GroupedArticles,
  seeds: readonly FilterSeed[],
  selection: FilterSelection,
  language: Language,
  names: NameColumn | null,
): Facets {
  const hasText = names ? textMatcher(seeds, selection, names) : null;
  const counts = hasText
    ? countGroups(
        index.groupOf.filter((_, row) => hasText(row)),
        index.counts.length,
      )
    : index.counts;
  const columns = new Map<string, FilterColumn>();
  for (const seed of seeds) {
    const column = columnOf(index, seed);
    if (column) columns.set(seed.id, { ...column, keyed: () => keyedValues(index, column) });
  }
  const byValues = seeds.filter(({ type }) => shownBy(type) !== 'words');
  const rows = { size: counts.length, counts, columns, searched: () => [] };
  const { passing, filters } = countRows(rows, byValues, selection);
  const counted = new Map(byValues.map(({ id }, n) => [id, filters[n]!]));
  const ofWords: FilterCount = { products: new Map(), disabled: passing.length === 0 };

  const isPassing = new Uint8Array(counts.length);
  for (const group of passing) isPassing[group] = 1;
  return {
    total: passing.reduce((sum, group) => sum + counts[group]!, 0),
    matches: (row) => isPassing[index.groupOf[row]!] === 1 && (hasText?.(row) ?? true),
    order: null,
    filters: seeds.map((seed) => filterOf(index, seed, selection[seed.id], language, counted.get(seed.id) ?? ofWords)),
  };
}

/** Finds the articles that have the chosen words; null where none are chosen. */
function textMatcher(seeds: readonly FilterSeed[], selection: FilterSelection, { searched }: NameColumn) {
  const texts = seeds.flatMap(({ id, type }) => {
    const selected = selection[id];
    return type === 'text' && selected !== undefined ? [selected] : [];
  });
  if (texts.length === 0) return null;
  const matchers = texts.map((selected) =>
    isSelectionOf('text', selected) ? hasWords(selected, searched) : () => false,
  );
  return (row: number) => matchers.every((matches) => matches(row));
}

const columnOf = (index: GroupedArticles, seed: FilterSeed): Column | undefined =>
  index.columns.get(seed.attributeId ?? seed.id);

const keyedValues = (index: GroupedArticles, { attribute, dictionary }: Column) =>
  computedOnce(index, `keys ${attribute.id}`, () => keyValues(dictionary.map(String)));

function filterOf(
  index: GroupedArticles,
  seed: FilterSeed,
  selected: FilterSelection[string] | undefined,
  language: Language,
  { products, disabled }: FilterCount,
): Filter {
  const column = columnOf(index, seed);
  const shows = shownBy(seed.type);
  return {
    id: seed.id,
    description: filterDescription(seed, column?.attribute, language),
    type: seed.type,
    values:
      column && shows === 'values'
        ? shownValues(index, column, language).map(({ key, name }) => ({
            ...(key === name ? {} : { key }),
            name,
            productCount: products.get(key)!,
          }))
        : [],
    value: holdsOne(seed.type) ? (valuesOf(selected)[0] ?? null) : null,
    range: shows === 'extent' ? extentOf(column?.dictionary as number[] | undefined) : null,
    unit: column?.attribute.unit ?? null,
    disabled,
  };
}

/** Expects ascending numbers. */
const extentOf = (numbers: readonly number[] = []): Filter['range'] =>
  numbers.length > 0 ? { min: numbers[0]!, max: numbers[numbers.length - 1]! } : null;

/**
 * Keys and names of values in display order: numbers ascending, best availability first, words in catalogue order where
 * the attribute says so, else by the collation of the language.
 */
function shownValues(index: GroupedArticles, column: Column, language: Language): { key: string; name: string }[] {
  return computedOnce(index, `values ${column.attribute.id} ${language}`, () => {
    const { attribute, dictionary } = column;
    const values =
      attribute === availabilityAttribute
        ? dictionary.toSorted((a, b) => availabilityRank(a) - availabilityRank(b))
        : dictionary;
    const shown = values.map((value) => ({ key: String(value), name: valueName(attribute, value, language) }));
    const isSorted =
      attribute === availabilityAttribute || attribute.type !== 'text' || attribute.order === 'catalogue';
    const { compare } = new Intl.Collator(language, { numeric: true });
    return isSorted ? shown : shown.sort((a, b) => compare(a.name, b.name));
  });
}
