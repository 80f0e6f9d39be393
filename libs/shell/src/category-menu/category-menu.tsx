import type { Category } from '@shop/api-contracts';
import { Icon } from '@shop/design-system';
import { categoryName, categoryTreeQuery, findCategory, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { MenuLevel } from './menu-level.tsx';
import { productsLevel, type MenuLevels } from './use-menu-levels.ts';
import styles from './category-menu.module.css';

/** Shows one level of the products at a time, with a back button. */
export function CategoryMenu({ levels, moved, push, back, onClose }: MenuLevels & { onClose: () => void }) {
  const t = useText();
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const [level, parent] = [levels.at(-1), levels.at(-2)].map((id) =>
    id === undefined || id === productsLevel ? undefined : findCategory(tree, id),
  );
  const backName = parent ? categoryName(parent) : t(levels.length > 1 ? 'shell.products' : 'shell.menu');
  return (
    <>
      <button type="button" className={styles.back} data-back onClick={back}>
        <Icon name="chevron-left" />
        {t('shell.menu.back', { name: backName })}
      </button>
      <MenuLevel
        key={level?.id ?? ''}
        direction={moved?.direction}
        category={level}
        categories={visible(level?.categories ?? tree)}
        onPush={push}
        onClose={onClose}
      />
    </>
  );
}

const visible = (categories: readonly Category[]) => categories.filter((category) => category.visible);
