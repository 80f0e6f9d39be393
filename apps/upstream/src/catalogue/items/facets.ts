import type { Filter, FilterSelection, NumericRange } from '@shop/api-contracts';
import { foldText, type Language, type StoredCategory } from '@shop/commerce-model';
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
type Matcher = (row: number) => boolean;

/**
 * Who passes, and how many would pass for every value of every filter. The counts of a filter ignore its own selection, so that a
 * second value can be added to it: an article that fails in one filter alone counts in that one.
 */
export function facetsOf(
  index: CategoryIndex,
  selection: FilterSelection,
  language: Language,
  names: NameColumn | null,
): Facets {
  const seeds = index.category.filters;
  const failures = new Uint8Array(index.size);
  const failedIn = new Int16Array(index.size).fill(-1);
  seeds.forEach((seed, n) => {
    const selected = selection[seed.id];
    if (selected === undefined) return;
    const matches = matcherOf(index, seed, selected, language, names);
    for (let row = 0; row < index.size; row++) {
      if (matches(row)) continue;
      failures[row]!++;
      failedIn[row] = n;
    }
  });

  const passing: number[] = [];
  const nearly: number[][] = seeds.map(() => []);
  for (let row = 0; row < index.size; row++) {
    if (failures[row] === 0) passing.push(row);
    else if (failures[row] === 1) nearly[failedIn[row]!]!.push(row);
  }
  return {
    matching: Uint32Array.from(passing),
    filters: seeds.map((seed, n) => filterOf(index, seed, selection[seed.id], language, [passing, nearly[n]!])),
  };
}

function columnOf(index: CategoryIndex, seed: FilterSeed): Column | undefined {
  return index.columns.get(seed.attributeId ?? seed.id);
}

function matcherOf(
  index: CategoryIndex,
  seed: FilterSeed,
  selected: FilterSelection[string],
  language: Language,
  names: NameColumn | null,
): Matcher {
  if (seed.type === 'text') {
    const words = (selected as string[]).flatMap((text) => foldText(text).split(/\s+/)).filter((word) => word !== '');
    return (row) => words.every((word) => names!.searched[row]!.includes(word));
  }
  const column = columnOf(index, seed);
  if (!column) return () => false;
  const { codes, offsets, dictionary } = column;
  if (seed.type === 'value' || seed.type === 'singleValue') {
    const wanted = new Uint8Array(dictionary.length);
    const codeOf = codesByName(index, column, language);
    for (const name of [selected].flat() as string[]) for (const code of codeOf.get(name) ?? []) wanted[code] = 1;
    return (row) => {
      for (let at = offsets[row]!; at < offsets[row + 1]!; at++) if (wanted[codes[at]!] === 1) return true;
      return false;
    };
  }
  const { min, max } = selected as NumericRange;
  const numbers = dictionary as number[];
  if (seed.type === 'interval') {
    return (row) => {
      const at = offsets[row]!;
      return offsets[row + 1]! - at === 2 && numbers[codes[at]!]! <= min && numbers[codes[at + 1]!]! >= max;
    };
  }
  return (row) => {
    for (let at = offsets[row]!; at < offsets[row + 1]!; at++) {
      const value = numbers[codes[at]!]!;
      if (value >= min && value <= max) return true;
    }
    return false;
  };
}

function filterOf(
  index: CategoryIndex,
  seed: FilterSeed,
  selected: FilterSelection[string] | undefined,
  language: Language,
  counted: number[][],
): Filter {
  const column = columnOf(index, seed);
  const isNumeric = seed.type === 'range' || seed.type === 'interval';
  const counts = new Uint32Array(column?.dictionary.length ?? 0);
  let withValue = 0;
  for (const rows of counted) {
    if (!column) {
      withValue += rows.length;
      continue;
    }
    const { offsets, codes } = column;
    for (const row of rows) {
      const to = offsets[row + 1]!;
      if (to > offsets[row]!) withValue++;
      if (!isNumeric) for (let at = offsets[row]!; at < to; at++) counts[codes[at]!]!++;
    }
  }
  const numbers = column?.dictionary as number[] | undefined;
  return {
    id: seed.id,
    description: filterDescription(seed, column?.attribute, language),
    type: seed.type,
    values:
      column && !isNumeric && seed.type !== 'text'
        ? shownValues(index, column, language).map(({ name, code }) => ({ name, productCount: counts[code]! }))
        : [],
    value: seed.type === 'singleValue' && typeof selected === 'string' ? selected : null,
    range: isNumeric && numbers && numbers.length > 0 ? { min: numbers[0]!, max: numbers[numbers.length - 1]! } : null,
    unit: column?.attribute.unit ?? null,
    disabled: withValue === 0,
  };
}

function codesByName(index: CategoryIndex, column: Column, language: Language): Map<string, number[]> {
  return computedOnce(index, `codes ${column.attribute.id} ${language}`, () => {
    const codes = new Map<string, number[]>();
    column.dictionary.forEach((value, code) => {
      const name = valueName(column.attribute, value, language);
      codes.set(name, [...(codes.get(name) ?? []), code]);
    });
    return codes;
  });
}

/** Values in the order in which they are shown: numbers ascending, best availability first, words as the language sorts them. */
function shownValues(index: CategoryIndex, column: Column, language: Language): { name: string; code: number }[] {
  return computedOnce(index, `values ${column.attribute.id} ${language}`, () => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const values = column.dictionary.map((value, code) => ({
      name: valueName(column.attribute, value, language),
      code,
    }));
    if (column.attribute === availabilityAttribute) {
      return values.sort(
        (a, b) => availabilityRank(column.dictionary[a.code]!) - availabilityRank(column.dictionary[b.code]!),
      );
    }
    return column.attribute.type === 'text' ? values.sort((a, b) => compare(a.name, b.name)) : values;
  });
}
