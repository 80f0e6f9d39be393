import { itemKeyOf, type KeyedItem } from '@shop/api-contracts';

const key = 'recently-viewed';
/** Number of articles to remember. */
const maxEntries = 12;

/** `genericId_categoryId[_commercialId]`, as the call `items.list` expects. */
const itemKey = /^[A-Za-z0-9]+_[A-Za-z0-9]+(?:_[A-Za-z0-9]+)?$/;

/** Item keys of the articles viewed in this browser, the latest first. Browser only. */
export function recentlyViewed(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    const isKey = (one: unknown): one is string => typeof one === 'string' && itemKey.test(one);
    return Array.isArray(kept) ? kept.filter(isKey).slice(0, maxEntries) : [];
  } catch {
    return [];
  }
}

/** Stores in this browser that an article was viewed; called by item pages once they are shown. */
export function rememberViewed(item: KeyedItem): void {
  const viewed = itemKeyOf(item);
  const others = recentlyViewed().filter((other) => other !== viewed);
  try {
    localStorage.setItem(key, JSON.stringify([viewed, ...others].slice(0, maxEntries)));
  } catch {
    // nothing is stored without storage
  }
}
