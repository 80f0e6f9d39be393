import type { ItemCard } from '@shop/api-contracts';
import { paths } from '@shop/platform';

/** Address of an article's page, with its tags and the parent it was found under. */
export function itemPath(item: ItemCard): string {
  const tags = item.itemTags.map((tag) => tag.id).join(',');
  return paths.item(
    { ...item, categorySlug: item.categorySlug },
    { ...(tags ? { t: tags } : {}), ...(item.parentItemKey ? { parent: item.parentItemKey } : {}) },
  );
}
