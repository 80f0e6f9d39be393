import { CategoryTree, categoryTreeQuery, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';

/** Where an empty cart leads to: all categories. */
export function CartProducts() {
  const t = useText();
  const categories = usePrefetchedQuery(categoryTreeQuery()).filter(({ visible }) => visible);
  return (
    categories.length > 0 && (
      <CategoryTree title={t('cart.page.allProducts')} categories={categories} onPhones="drawings" />
    )
  );
}
