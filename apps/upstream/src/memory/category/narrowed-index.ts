import type { UnitOfList } from '@shop/api-contracts';
import type { CategoryIndex } from './category-index.ts';
import { pickColumn, ungrouped, type Column } from './value-groups.ts';

/** The articles of a category that fit a unit. */
export interface NarrowedIndex {
  unit: Omit<UnitOfList, 'customName'>;
  index: CategoryIndex;
}

/** Some articles of a category as a category of their own; `kept` are their rows, ascending. */
export function narrowIndex(index: CategoryIndex, kept: Uint32Array): CategoryIndex {
  const grouped = ungrouped(kept.length);
  const places = { part: new Int16Array(kept.length), row: kept };
  const columns = new Map<string, Column>();
  for (const [id, column] of index.columns) columns.set(id, pickColumn(places, [column], grouped.groupOf)!);
  const pick = <Value>(values: readonly Value[]): Value[] => Array.from(kept, (row) => values[row]!);
  return {
    ...grouped,
    category: index.category,
    columns,
    articles: index.articles.pick(kept),
    computed: new Map(),
    async names(language) {
      const { names, searched } = await index.names(language);
      return { names: pick(names), searched: pick(searched) };
    },
  };
}
