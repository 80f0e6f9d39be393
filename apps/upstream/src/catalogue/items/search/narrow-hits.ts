import type { Hits } from '../../../memory/rows.ts';
import type { FittingArticles } from '../units-of-lists.ts';

/** Hits that fit a unit, in their order, with counts by category of all that do, most first. */
export function narrowHits(hits: Hits, { categories }: FittingArticles): Hits {
  const ids = hits.ids.filter((id) => categories.has(id));
  const counts = new Map<string, number>();
  for (const id of categories.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
  const counted = hits.categories.flatMap(({ id }) => {
    const productCount = counts.get(id);
    return productCount === undefined ? [] : { id, productCount };
  });
  return {
    ...hits,
    ids,
    total: ids.length,
    categories: counted.sort((a, b) => b.productCount - a.productCount),
  };
}
