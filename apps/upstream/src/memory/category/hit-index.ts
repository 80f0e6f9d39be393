import { shownBy } from '@shop/filters';
import type { StoredCategory } from '@shop/commerce-model';
import type { ReferenceData } from '../reference-data.ts';
import type { Hits } from '../rows.ts';
import type { CategoryIndex } from './category-index.ts';
import type { CategoryIndexes } from './category-indexes.ts';
import { placesOfTexts, type TextPlaces } from './text-places.ts';
import { computedOnce, pickColumn, ungrouped, type Column, type GroupedArticles, type Places } from './value-groups.ts';

type FilterSeed = StoredCategory['filters'][number];

/** The matches of a search in memory, one article for each of `hits.ids`, with the filters that are useful for them. */
export interface HitIndex extends GroupedArticles {
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
  const places = await placesOf(hits.ids, parts);
  const grouped = ungrouped(hits.ids.length);
  const columns = new Map<string, Column>();
  for (const id of new Set(seeds.map(attributeOf))) {
    const column = pickColumn(
      places,
      parts.map((part) => part.columns.get(id)),
      grouped.groupOf,
    );
    if (column) columns.set(id, column);
  }
  const filters = usefulFilters(seeds, columns, grouped.size);
  // of some forty columns the filters need ten at most
  const kept = new Set(filters.map(attributeOf));
  for (const id of columns.keys()) if (!kept.has(id)) columns.delete(id);
  return { ...grouped, columns, computed: new Map(), filters };
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

async function placesOf(ids: readonly string[], parts: readonly CategoryIndex[]): Promise<Places> {
  const rows = await Promise.all(parts.map(rowsById));
  const places = { part: new Int16Array(ids.length).fill(-1), row: new Uint32Array(ids.length) };
  ids.forEach((id, n) => {
    for (const [part, rowOf] of rows.entries()) {
      const row = rowOf.of(id);
      if (row === -1) continue;
      places.part[n] = part;
      places.row[n] = row;
      break;
    }
  });
  return places;
}

const rowsById = (index: CategoryIndex): Promise<TextPlaces> =>
  computedOnce(index, 'rows by id', () => placesOfTexts(index.articles.columns.commercialItemIds));

/** The filters that enough matches share and that tell matches apart, those that most matches have first. */
function usefulFilters(seeds: readonly FilterSeed[], columns: ReadonlyMap<string, Column>, size: number): FilterSeed[] {
  return seeds
    .flatMap((seed) => {
      const column = columns.get(attributeOf(seed));
      if (!column) return [];
      const matches = articlesWithValue(column);
      const isShared = matches >= minMatches && matches >= size * minShare;
      return isShared && canNarrow(seed, column, matches < size) ? [{ seed, matches }] : [];
    })
    .sort((a, b) => b.matches - a.matches)
    .slice(0, maxFilters)
    .map(({ seed }) => seed);
}

const articlesWithValue = ({ offsets }: Column): number =>
  offsets.reduce((sum, from, n) => (offsets[n + 1]! > from ? sum + 1 : sum), 0);

/** One value alone leaves out the matches without one; a range of one number has nothing to choose. */
const canNarrow = ({ type }: FilterSeed, { dictionary }: Column, areSomeWithout: boolean): boolean =>
  dictionary.length > 1 || (areSomeWithout && shownBy(type) === 'values');
