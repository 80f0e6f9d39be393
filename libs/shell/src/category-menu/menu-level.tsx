import type { Category } from '@shop/api-contracts';
import { classNames, Icon } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { categoryName, paths, ShopLink, useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { useCurrentCategoryPath } from './use-current-category.ts';
import styles from './category-menu.module.css';

interface MenuLevelProps {
  /** The parent category; undefined at the root. */
  category: Category | undefined;
  categories: readonly Category[];
  direction: 'deeper' | 'back' | undefined;
  onPush: (id: string) => void;
  onClose: () => void;
}

/** Categories of one level. Those with children open the next level, leaves link to their page. */
export function MenuLevel({ category, categories, direction, onPush, onClose }: MenuLevelProps) {
  const t = useText();
  const current = useCurrentCategoryPath();
  return (
    <ul
      className={classNames(
        styles.level,
        direction === 'deeper' && styles.goDeeper,
        direction === 'back' && styles.goBack,
      )}
    >
      {category && (
        <li>
          <CategoryLink
            category={category}
            text={t('shell.menu.all', { name: categoryName(category) })}
            onClose={onClose}
          />
        </li>
      )}
      {categories.map((child) => (
        <li key={child.id}>
          {child.categories.some(({ visible }) => visible) ? (
            <button
              type="button"
              data-category={child.id}
              className={classNames(styles.entry, current.includes(child.id) && styles.current)}
              aria-label={t('shell.menu.more', { name: categoryName(child) })}
              onClick={() => onPush(child.id)}
            >
              <span>{categoryName(child)}</span>
              <Icon name="chevron-right" />
            </button>
          ) : (
            <CategoryLink category={child} text={categoryName(child)} onClose={onClose} />
          )}
        </li>
      ))}
    </ul>
  );
}

function CategoryLink({ category, text, onClose }: { category: Category; text: string; onClose: () => void }) {
  const { locale } = useApp();
  const isCurrent = useCurrentCategoryPath().at(-1) === category.id;
  return (
    <ShopLink
      to={paths.category(category)}
      className={classNames(styles.entry, isCurrent && styles.current)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClose}
    >
      <span>{text}</span>
      {category.productCount !== undefined && (
        <span className={styles.count}>{formatCount(category.productCount, locale.tag)}</span>
      )}
    </ShopLink>
  );
}
