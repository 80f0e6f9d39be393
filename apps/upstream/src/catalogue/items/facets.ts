import type { Filter, FilterSelection } from '@shop/api-contracts';
import { countRows, holdsOne, keyValues, shownBy, valuesOf, type FilterColumn, type FilterCount } from '@shop/filters';
import type { Language, StoredCategory } from '@shop/commerce-model';
import { availabilityAttribute, availabilityRank } from '../../memory/availability-attribute.ts';
import {
  computedOnce,
  valueName,
  type CategoryIndex,
  type Column,
  type NameColumn,
} from '../../memory/category-index.ts';
import { filterDescription } from './filter-descriptions.ts';
import type { Facets } from '../../memory/rows.ts';

type FilterSeed = StoredCategory['filters'][number];
/** Articles in columns: a category, or the matches of a search. */
export type FacetIndex = Pick<CategoryIndex, 'size' | 'columns' | 'computed'>;

/** The matching articles, and the filters with counts for the current selection, in the language of the market. */
export function facetsOf(
  index: FacetIndex,
  seeds: readonly FilterSeed[],
  selection: FilterSelection,
  language: Language,
  names: NameColumn | null,
): Facets {
  const columns = new Map<string, FilterColumn>();
  for (const seed of seeds) {
    const column = columnOf(index, seed);
    if (column) columns.set(seed.id, { ...column, keyed: () => keyedValues(index, column) });
  }
  const counted = countRows({ size: index.size, columns, searched: () => names!.searched }, seeds, selection);
  return {
    matching: counted.passing,
    filters: seeds.map((seed, n) => filterOf(index, seed, selection[seed.id], language, counted.filters[n]!)),
  };
}

function columnOf(index: FacetIndex, seed: FilterSeed): Column | undefined {
  return index.columns.get(seed.attributeId ?? seed.id);
}

const keyedValues = (index: FacetIndex, { attribute, dictionary }: Column) =>
  computedOnce(index, `keys ${attribute.id}`, () => keyValues(dictionary.map(String)));

function filterOf(
  index: FacetIndex,
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
function shownValues(index: FacetIndex, column: Column, language: Language): { key: string; name: string }[] {
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
