import type { Category, UnitOfList } from '@shop/api-contracts';
import { buttonClass, EmptyState } from '@shop/design-system';
import { categoryName, findCategory, paths, ShopLink } from '@shop/platform';
import { NoFit } from '../filtered-list/no-fit.tsx';
import { useText } from '../text.ts';
import type { CategoryState } from './category-address.ts';
import styles from './category-page.module.css';

/** Number of other categories offered. */
const nearbyCount = 4;

interface NoItemsProps {
  category: Category;
  tree: readonly Category[];
  /** True if articles remain without filters. */
  filtered: boolean;
  /** The unit that the list is narrowed to. */
  unit: UnitOfList | null | undefined;
  /** Path of the list after that change. */
  hrefOf: (change: Partial<CategoryState>) => string;
}

/** Shown instead of an empty list: the reason and further links. */
export function NoItems({ category, tree, filtered, unit, hrefOf }: NoItemsProps) {
  const t = useText();
  const nearby = nearbyCategories(tree, category);
  if (unit && !filtered) return <NoFit unit={unit} allPath={hrefOf({ fits: undefined, selection: {} })} />;
  return (
    <EmptyState
      title={t(filtered ? 'catalogue.empty.title' : 'catalogue.empty.categoryTitle')}
      level={3}
      actions={
        filtered && (
          <ShopLink to={hrefOf({ selection: {} })} className={buttonClass({ variant: 'go' })} preventScrollReset>
            {t('catalogue.empty.clear')}
          </ShopLink>
        )
      }
    >
      <p>{t(filtered ? 'catalogue.empty.text' : 'catalogue.empty.categoryText')}</p>
      {nearby.length > 0 && (
        <nav aria-label={t('catalogue.empty.nearby')} className={styles.nearby}>
          <p>{t('catalogue.empty.nearby')}</p>
          <ul>
            {nearby.map((one) => (
              <li key={one.id}>
                <ShopLink to={paths.category(one, { fits: unit?.equipmentId })}>{categoryName(one)}</ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </EmptyState>
  );
}

/** Sister categories with articles, then the parent. */
function nearbyCategories(tree: readonly Category[], category: Category): Category[] {
  const parent = category.parent === null ? undefined : findCategory(tree, category.parent);
  const sisters = (parent?.categories ?? tree).filter(
    (one) => one.visible && one.id !== category.id && one.productCount !== 0,
  );
  return [...sisters.slice(0, nearbyCount), ...(parent?.visible ? [parent] : [])];
}
