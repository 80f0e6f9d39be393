import type { Filter, FilterSelection } from '@shop/api-contracts';
import {
  countRows,
  hasWords,
  holdsOne,
  isSelectionOf,
  keyValues,
  matcherOf,
  shownBy,
  valuesOf,
  type FilterColumn,
  type FilterCount,
  type Matcher,
  type SelectedFilter,
} from '@shop/filters';
import type { Language, StoredCategory } from '@shop/commerce-model';
import { availabilityAttribute, availabilityRank } from '../../memory/availability-attribute.ts';
import { valueName, type NameColumn } from '../../memory/category/category-index.ts';
import {
  computedOnce,
  countGroups,
  countGroupsByValue,
  type Column,
  type GroupedArticles,
} from '../../memory/category/value-groups.ts';
import { filterDescription } from './filter-descriptions.ts';
import type { Facets } from '../../memory/rows.ts';

type FilterSeed = StoredCategory['filters'][number];

/**
 * The matching articles of a category or a search, and the filters with counts for the current selection, in the language of
 * the market. Groups of articles are counted; words and measures are looked for in each article.
 */
export function facetsOf(
  index: GroupedArticles,
  seeds: readonly FilterSeed[],
  selection: FilterSelection,
  language: Language,
  names: NameColumn | null,
): Facets {
  const columns = filterColumns(index, seeds);
  const { counts, chosen, isLeft } = filtersOfArticles(index, seeds, columns, selection, names);
  const ofGroups = seeds.filter((seed) => isOfGroups(seed, index));
  const rows = { size: counts.length, counts, columns, searched: () => [] };
  const { passing, filters } = countRows(rows, ofGroups, selection);
  const counted = new Map(ofGroups.map(({ id }, n) => [id, filters[n]!]));

  const isPassing = new Uint8Array(counts.length);
  for (const group of passing) isPassing[group] = 1;
  const total = passing.reduce((sum, group) => sum + counts[group]!, 0);
  const isGroupPassing = (row: number) => isPassing[index.groupOf[row]!] === 1;
  const countOf = ({ id }: FilterSeed): FilterCount =>
    counted.get(id) ?? { products: new Map(), disabled: !isLeft(id, isGroupPassing) };
  return {
    total,
    matches: (row) => isGroupPassing(row) && (chosen?.(row) ?? true),
    order: null,
    filters: seeds.map((seed) => filterOf(index, seed, selection[seed.id], language, countOf(seed))),
  };
}

function filterColumns(index: GroupedArticles, seeds: readonly FilterSeed[]): Map<string, FilterColumn> {
  const columns = new Map<string, FilterColumn>();
  for (const seed of seeds) {
    const column = columnOf(index, seed);
    if (column) columns.set(seed.id, { ...column, keyed: () => keyedValues(index, column) });
  }
  return columns;
}

/** A filter whose values are those of the groups, or which no article has a value for. */
const isOfGroups = (seed: FilterSeed, index: GroupedArticles): boolean =>
  shownBy(seed.type) !== 'words' && columnOf(index, seed)?.groupOf !== null;

/** The filters for which each article is looked at. */
function filtersOfArticles(
  index: GroupedArticles,
  seeds: readonly FilterSeed[],
  columns: ReadonlyMap<string, FilterColumn>,
  selection: FilterSelection,
  names: NameColumn | null,
): {
  /** Number of articles of each group that match all of them that are chosen. */
  counts: Uint32Array;
  /** True for an article that matches all of them that are chosen; null where none is. */
  chosen: Matcher | null;
  /** Whether an article among some is left for a filter, which does not ask for its own selection. */
  isLeft: (id: string, isAmong: Matcher) => boolean;
} {
  const selected = seeds.flatMap((seed) => {
    const own = Object.hasOwn(selection, seed.id) ? selection[seed.id] : undefined;
    if (own === undefined || isOfGroups(seed, index)) return [];
    return [{ seed, own, matches: matcherOfArticles(seed, columns.get(seed.id), own, names) }];
  });
  const allBut = (id: string | null): Matcher => {
    const others = selected.flatMap(({ seed, matches }) => (seed.id === id ? [] : [matches]));
    // one alone is called for each article without a detour
    return others.length === 1 ? others[0]! : (row) => others.every((matches) => matches(row));
  };
  const [first] = selected;
  const chosen = first ? allBut(null) : null;
  const byValue = first && selected.length === 1 ? countByValue(index, first.seed, first.own) : null;
  return {
    counts: byValue ?? (chosen ? countGroups(index, chosen) : index.counts),
    chosen,
    isLeft(id, isAmong) {
      const column = columns.get(id);
      const matches = allBut(id);
      for (let row = 0; row < index.size; row++)
        if (isAmong(row) && matches(row) && (!column || column.offsets[row + 1]! > column.offsets[row]!)) return true;
      return false;
    },
  };
}

/** Number of articles of each group that match, without asking each of them; null where that is not possible. */
function countByValue(index: GroupedArticles, seed: FilterSeed, selected: SelectedFilter): Uint32Array | null {
  const column = columnOf(index, seed);
  if (!column) return null;
  const each = Uint32Array.from({ length: column.dictionary.length + 1 }, (_, code) => code);
  const values = { ...column, offsets: each, codes: each, keyed: () => keyedValues(index, column) };
  return countGroupsByValue(index, column, matcherOf(seed.type, selected, values));
}

function matcherOfArticles(
  { type }: FilterSeed,
  column: FilterColumn | undefined,
  selected: SelectedFilter,
  names: NameColumn | null,
): Matcher {
  if (column) return matcherOf(type, selected, column);
  return names && isSelectionOf('text', selected) ? hasWords(selected, names.searched) : () => false;
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
    ...(column && shows === 'extent' && isWhole(index, column) ? { isWhole: true } : {}),
    unit: column?.attribute.unit ?? null,
    disabled,
  };
}

/** Expects ascending numbers. */
const extentOf = (numbers: readonly number[] = []): Filter['range'] =>
  numbers.length > 0 ? { min: numbers[0]!, max: numbers[numbers.length - 1]! } : null;

const isWhole = (index: GroupedArticles, { attribute, dictionary }: Column): boolean =>
  computedOnce(index, `whole ${attribute.id}`, () => dictionary.every(Number.isInteger));

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
