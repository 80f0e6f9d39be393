import type { UnitOfList } from '@shop/api-contracts';
import type { CategoryIndex, Column } from './category-index.ts';
import { columnOf } from './hit-index.ts';

/** The articles of a category that fit a unit. */
export interface NarrowedIndex {
  unit: Omit<UnitOfList, 'customName'>;
  index: CategoryIndex;
}

/** Some articles of a category as a category of their own; `kept` are their rows, ascending. */
export function narrowIndex(index: CategoryIndex, kept: Uint32Array): CategoryIndex {
  const places = { part: new Int16Array(kept.length), row: kept };
  const columns = new Map<string, Column>();
  for (const [id, column] of index.columns) {
    const narrowed = columnOf(places, [column]);
    if (narrowed) columns.set(id, narrowed);
  }
  const pick = <Value>(values: readonly Value[]): Value[] => Array.from(kept, (row) => values[row]!);
  return {
    category: index.category,
    size: kept.length,
    rows: pick(index.rows),
    columns,
    imageOf: Int32Array.from(kept, (row) => index.imageOf[row]!),
    images: index.images,
    computed: new Map(),
    async names(language) {
      const { names, searched } = await index.names(language);
      return { names: pick(names), searched: pick(searched) };
    },
  };
}
