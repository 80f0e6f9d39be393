import type { Category } from '@shop/api-contracts';
import { Icon } from '@shop/design-system';
import { categoryName, categoryTreeQuery, findCategory, usePrefetchedQuery } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';
import { MenuLevel } from './menu-level.tsx';
import type { MenuLevels, Move } from './use-menu-levels.ts';
import styles from './category-menu.module.css';

/** Shows one level of the category tree at a time, with a back button. */
export function CategoryMenu({ levels, moved, push, back, onClose }: MenuLevels & { onClose: () => void }) {
  const t = useText();
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const level = levels.length === 0 ? undefined : findCategory(tree, levels.at(-1)!);
  const parent = levels.length < 2 ? undefined : findCategory(tree, levels.at(-2)!);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (moved) focusAfterMove(content.current, moved);
  }, [moved]);

  const backName = parent ? categoryName(parent) : t('shell.products');
  return (
    <div ref={content}>
      {level && (
        <button type="button" className={styles.back} data-back onClick={back}>
          <Icon name="chevron-left" />
          {t('shell.menu.back', { name: backName })}
        </button>
      )}
      <MenuLevel
        key={level?.id ?? ''}
        direction={moved?.direction}
        category={level}
        categories={visible(level?.categories ?? tree)}
        onPush={push}
        onClose={onClose}
      />
    </div>
  );
}

const visible = (categories: readonly Category[]) => categories.filter((category) => category.visible);

/** Keeps the focus: on the back button after opening a level, on the entry left after going back. */
function focusAfterMove(content: HTMLElement | null, { direction, from }: Move): void {
  const target = direction === 'deeper' ? '[data-back]' : `[data-category="${from ?? ''}"]`;
  content?.querySelector<HTMLElement>(target)?.focus();
}
