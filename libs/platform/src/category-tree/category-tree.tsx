import type { Category } from '@shop/api-contracts';
import { Drawing } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { useApp } from '../app-provider.tsx';
import { categoryName } from '../frame-queries.ts';
import { paths } from '../routing/paths.ts';
import { ShopLink } from '../routing/shop-link.tsx';
import styles from './category-tree.module.css';

interface CategoryTreeProps {
  title: string;
  /** Text beside the title, where articles are counted. */
  counts?: (counts: { articles: number; categories: number }) => string;
  /** Visible roots. */
  categories: readonly Category[];
  /** What phones show: the roots with their children, their names alone, or their drawings in two columns. */
  onPhones: 'children' | 'names' | 'drawings';
}

/** Root categories with drawings, and their children with the number of articles. */
export function CategoryTree({ title, counts, categories, onPhones }: CategoryTreeProps) {
  const articles = categories.reduce((sum, { productCount = 0 }) => sum + productCount, 0);
  return (
    <section aria-labelledby="products" data-on-phones={onPhones}>
      <div className={styles.bar}>
        <h2 id="products" tabIndex={-1}>
          {title}
        </h2>
        {counts && articles > 0 && (
          <span className="muted">{counts({ articles, categories: leafCount(categories) })}</span>
        )}
      </div>
      <div className={styles.cut}>
        <ul className={styles.tree}>
          {categories.map((category) => (
            <li key={category.id}>
              <Root category={category} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Root({ category }: { category: Category }) {
  const { image } = category;
  return (
    <>
      <div className={styles.drawing}>
        {image && <Drawing image={image} width={image.width} height={image.height} alt="" size="card" />}
      </div>
      <h3>
        <ShopLink to={paths.category(category)} className={styles.root}>
          {categoryName(category)}
        </ShopLink>
      </h3>
      <ul className={styles.below}>
        {visible(category.categories).map((child) => (
          <Below key={child.id} category={child} />
        ))}
      </ul>
    </>
  );
}

function Below({ category }: { category: Category }) {
  const { tag } = useApp().locale;
  return (
    <li>
      <ShopLink to={paths.category(category)} className={styles.link}>
        {categoryName(category)}
        {category.productCount !== undefined && (
          <span className={styles.count}>{formatCount(category.productCount, tag)}</span>
        )}
      </ShopLink>
    </li>
  );
}

const visible = (categories: readonly Category[]) => categories.filter((category) => category.visible);

/** Number of categories that contain articles. */
function leafCount(categories: readonly Category[]): number {
  return categories.reduce(
    (sum, { categories: children }) => sum + (visible(children).length === 0 ? 1 : leafCount(visible(children))),
    0,
  );
}
