/** Addresses of the demo for screenshots and benchmarks, found through the API to avoid hard-coded ids of demo data. */
export interface DemoPages {
  home: string;
  /** A category with subcategories. */
  categories: string;
  /** The leaf category with the most articles. */
  category: string;
  /** A leaf category of medium size. */
  smallCategory: string;
  /** An article with variants. */
  item: string;
  search: string;
}

interface Category {
  id: string;
  slug: string;
  visible: boolean;
  productCount?: number;
  categories: Category[];
}

interface Card {
  genericItemId: string;
  commercialItemId: string | null;
  slug: string;
  categorySlug?: string;
}

/**
 * Paths with their locale, to append to the shop's address.
 *
 * @param upstreamUrl address of the API
 * @param locale one of a market whose language has two letters, such as `en-gb`
 */
export async function demoPages(upstreamUrl: string, locale = 'en-gb'): Promise<DemoPages> {
  const [language = 'en', country = 'gb'] = locale.split('-');
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const response = await fetch(
      `${upstreamUrl}${path}?language=${language}&country=${country.toUpperCase()}&locale=${locale}&t=1`,
    );
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return (await response.json()) as Answer;
  };
  const tree = (await ask<Category[]>('/categories')).filter(({ visible }) => visible);
  const root = tree.find(({ categories }) => categories.length > 0) ?? tree[0]!;
  const leavesOf = (category: Category): Category[] =>
    category.categories.length === 0
      ? [category]
      : category.categories.filter(({ visible }) => visible).flatMap(leavesOf);
  const sizeOf = ({ productCount = 0 }: Category) => productCount;
  const largest = tree.flatMap(leavesOf).sort((a, b) => sizeOf(b) - sizeOf(a))[0]!;
  const products = leavesOf(root).sort((a, b) => sizeOf(b) - sizeOf(a))[0]!;
  const { items } = await ask<{ items: Card[] }>(`/items/category/${products.id}`);
  const card = items[0]!;
  const segment = ({ slug, id }: Category) => `${slug || '-'}--${id}`;
  return {
    home: `/${locale}`,
    categories: `/${locale}/${segment(root)}`,
    category: `/${locale}/${segment(largest)}`,
    smallCategory: `/${locale}/${segment(products)}`,
    item: `/${locale}/${segment(products)}/${card.slug || '-'}--${card.genericItemId}-${card.commercialItemId ?? ''}`,
    search: `/${locale}/search?q=gasket`,
  };
}
