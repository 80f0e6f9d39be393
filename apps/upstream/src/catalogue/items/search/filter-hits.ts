import { maxFilteredMatches, type Filter, type FilterSelection } from '@shop/api-contracts';
import type { Language } from '@shop/commerce-model';
import type { Catalogue } from '../../../memory/catalogue-memory.ts';
import { readHitIndex } from '../../../memory/category/hit-index.ts';
import type { Hits } from '../../../memory/rows.ts';
import { facetsOf } from '../facets.ts';
import { parseFilterQuery, selectionByKeys } from '../filter-query.ts';

interface FilteredHits {
  /** The matches that fit, in the order of the hits; of too many to filter, those of the hits. */
  ids: string[];
  total: number;
  filters: Filter[];
  /** By keys, where f said it in the words of a language. */
  selection?: FilterSelection;
}

interface Filtering {
  f: string | undefined;
  /** Categories to which the hits are narrowed; null for all. */
  categoryIds: readonly string[] | null;
  language: Language;
  catalogue: Catalogue;
  /** Under which the hits are cached; null for those of one customer. */
  key: string | null;
}

/**
 * The hits that fit the filters, and the filters with counts. Everything is counted in memory, as for a category. Throws
 * a Problem: 400 invalid_filter.
 */
export async function filterHits(
  hits: Hits,
  { f, categoryIds, language, catalogue: { reference, indexes, recent }, key }: Filtering,
): Promise<FilteredHits> {
  const areAll = !hits.hasMore && hits.ids.length === hits.total && hits.total <= maxFilteredMatches;
  const read = () => readHitIndex(hits, categoryIds, reference, indexes);
  const index = !areAll ? null : await (key === null ? read() : recent.hitIndexes.get(key, read));
  const asked = parseFilterQuery(f, index?.filters ?? []);
  if (!index) return { ids: hits.ids, total: hits.total, filters: [] };

  const selection = selectionByKeys(asked, index.filters, reference.attributes, language);
  const isInWords = JSON.stringify(asked) !== JSON.stringify(selection);
  const count = () => Promise.resolve(facetsOf(index, index.filters, selection, language, null));
  const { total, matches, filters } = await (key === null
    ? count()
    : recent.facets.get(`search ${key} ${JSON.stringify(selection)}`, count));
  return {
    ids: hits.ids.filter((_, n) => matches(n)),
    total,
    filters,
    ...(isInWords ? { selection } : {}),
  };
}
