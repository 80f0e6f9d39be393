import { categoryName, categoryTreeQuery, paths, ShopLink, usePrefetchedQuery } from '@shop/platform';
import styles from './footer.module.css';

/** Links to the root categories. */
export function CategoryLinks() {
  const tree = usePrefetchedQuery(categoryTreeQuery());
  return tree
    .filter((category) => category.visible)
    .map((category) => (
      <li key={category.id}>
        <ShopLink to={paths.category(category)} className={styles.link}>
          {categoryName(category)}
        </ShopLink>
      </li>
    ));
}
