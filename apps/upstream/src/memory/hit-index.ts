import { shownBy } from '@shop/filters';
import type { StoredCategory } from '@shop/commerce-model';
import { availabilityAttribute } from './availability-attribute.ts';
import { columnBuilder, computedOnce, type CategoryIndex, type Column } from './category-index.ts';
import type { CategoryIndexes } from './category-indexes.ts';
import type { ReferenceData } from './reference-data.ts';
import type { Hits } from './rows.ts';
import { shownAvailability } from './sales-details.ts';

type FilterSeed = StoredCategory['filters'][number];

/** The matches of a search in memory, one row for each of `hits.ids`, with the filters that are useful for them. */
export interface HitIndex extends Pick<CategoryIndex, 'size' | 'columns' | 'computed'> {
  filters: FilterSeed[];
}

const maxFilters = 10;
/** Share of the matches that have a value, from which on a filter is useful. */
const minShare = 0.1;
const minMatches = 2;

/**
 * Collects the values of matches from the indexes of their categories. `hits.ids` are all matches in the categories with
 * these ids, null for any.
 */
export async function readHitIndex(
  hits: Hits,
  categoryIds: readonly string[] | null,
  { categories }: Pick<ReferenceData, 'categories'>,
  indexes: CategoryIndexes,
): Promise<HitIndex> {
  // the category with the most matches decides how a filter of several is shown
  const found = hits.categories
    .filter(({ id }) => categoryIds?.includes(id) ?? true)
    .flatMap(({ id }) => categories.get(id) ?? []);
  const parts = await Promise.all(found.map((category) => indexes.get(category)));
  const seeds = seedsOf(parts);
  const places = placesOf(hits.ids, parts);
  const columns = new Map<string, Column>();
  for (const id of new Set(seeds.map(attributeOf))) {
    const column = columnOf(
      places,
      parts.map(
        (part) => part.columns.get(id) ?? (id === availabilityAttribute.id ? availabilityColumn(part) : undefined),
      ),
    );
    if (column) columns.set(id, column);
  }
  const filters = usefulFilters(seeds, columns);
  // of some forty columns the filters need ten at most, and each is as long as the hits
  const kept = new Set(filters.map(attributeOf));
  for (const id of columns.keys()) if (!kept.has(id)) columns.delete(id);
  return { size: hits.ids.length, columns, computed: new Map(), filters };
}

const attributeOf = ({ id, attributeId }: FilterSeed): string => attributeId ?? id;

/** Each filter once; those for words are not among them, since the search itself has words. */
function seedsOf(parts: readonly CategoryIndex[]): FilterSeed[] {
  const seeds = new Map<string, FilterSeed>();
  for (const { category } of parts)
    for (const seed of category.filters)
      if (shownBy(seed.type) !== 'words' && !seeds.has(seed.id)) seeds.set(seed.id, seed);
  return [...seeds.values()];
}

/** For each match its category, -1 for none, and its row there. */
interface Places {
  part: Int16Array;
  row: Uint32Array;
}

function placesOf(ids: readonly string[], parts: readonly CategoryIndex[]): Places {
  const rowsOf = parts.map(rowsById);
  const places = { part: new Int16Array(ids.length).fill(-1), row: new Uint32Array(ids.length) };
  ids.forEach((id, n) => {
    places.part[n] = rowsOf.findIndex((rows) => rows.has(id));
    places.row[n] = rowsOf[places.part[n]]?.get(id) ?? 0;
  });
  return places;
}

const rowsById = (index: CategoryIndex): ReadonlyMap<string, number> =>
  computedOnce(
    index,
    'rows by id',
    () => new Map(index.rows.map(({ commercialItemId }, row) => [commercialItemId, row])),
  );

/** Availability is known in every category, be it a filter there or not. */
const availabilityColumn = (index: CategoryIndex): Column | undefined =>
  computedOnce(index, 'availability column', () => {
    const builder = columnBuilder([availabilityAttribute]);
    for (const row of index.rows) builder.add({ [availabilityAttribute.id]: [shownAvailability(row).state] });
    return new Map(builder.columns([...index.rows.keys()])).get(availabilityAttribute.id);
  });

/** The values of the matches from the columns of their categories; undefined when no category has the attribute. */
export function columnOf({ part, row }: Places, sources: readonly (Column | undefined)[]): Column | undefined {
  const attribute = sources.find((source) => source !== undefined)?.attribute;
  if (!attribute) return undefined;
  const offsets = new Uint32Array(row.length + 1);
  const isUsed = sources.map((source) => new Uint8Array(source?.dictionary.length ?? 0));
  for (let n = 0; n < row.length; n++) {
    const source = sources[part[n]!];
    const [from, to] = source ? [source.offsets[row[n]!]!, source.offsets[row[n]! + 1]!] : [0, 0];
    for (let at = from; at < to; at++) isUsed[part[n]!]![source!.codes[at]!] = 1;
    offsets[n + 1] = offsets[n]! + to - from;
  }

  // in the order of the categories, since some words have an order of their own
  const used = new Set(sources.flatMap((source, n) => source?.dictionary.filter((_, code) => isUsed[n]![code]) ?? []));
  const dictionary = attribute.type === 'text' ? [...used] : ([...used] as number[]).sort((a, b) => a - b);
  const codeOf = new Map(dictionary.map((value, code) => [value, code]));
  const translated = sources.map((source) =>
    Uint32Array.from(source?.dictionary ?? [], (value) => codeOf.get(value) ?? 0),
  );
  const codes = new Uint32Array(offsets[row.length]!);
  for (let n = 0; n < row.length; n++) {
    const source = sources[part[n]!];
    for (let at = offsets[n]!, from = source?.offsets[row[n]!]; at < offsets[n + 1]!; at++)
      codes[at] = translated[part[n]!]![source!.codes[from!++]!]!;
  }
  return { attribute, dictionary, offsets, codes };
}

/** The filters that enough matches share and that tell matches apart, those that most matches have first. */
function usefulFilters(seeds: readonly FilterSeed[], columns: ReadonlyMap<string, Column>): FilterSeed[] {
  return seeds
    .flatMap((seed) => {
      const column = columns.get(attributeOf(seed));
      if (!column) return [];
      const size = column.offsets.length - 1;
      const matches = rowsWithValue(column);
      const isShared = matches >= minMatches && matches >= size * minShare;
      return isShared && canNarrow(seed, column, matches < size) ? [{ seed, matches }] : [];
    })
    .sort((a, b) => b.matches - a.matches)
    .slice(0, maxFilters)
    .map(({ seed }) => seed);
}

function rowsWithValue({ offsets }: Column): number {
  let count = 0;
  for (let row = 1; row < offsets.length; row++) if (offsets[row]! > offsets[row - 1]!) count++;
  return count;
}

/** One value alone leaves out the matches without one; a range of one number has nothing to choose. */
const canNarrow = ({ type }: FilterSeed, { dictionary }: Column, areSomeWithout: boolean): boolean =>
  dictionary.length > 1 || (areSomeWithout && shownBy(type) === 'values');
