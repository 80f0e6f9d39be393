import type { Category } from '@shop/api-contracts';
import { Icon, Sidebar } from '@shop/design-system';
import {
  categoryName,
  categoryTreeQuery,
  findCategory,
  paths,
  settingsQuery,
  ShopLink,
  usePrefetchedQuery,
} from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import { useMarketName } from '../frame/use-market-name.ts';
import { MenuLevel } from './menu-level.tsx';
import styles from './category-menu.module.css';

/** The slide-in menu: one level of the category tree at a time, with the way back (specification §2, §4). */
export function CategoryMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const { exclusiveCompany } = usePrefetchedQuery(settingsQuery());
  const marketName = useMarketName();
  const { levels, moved, push, back, reset } = useLevels();
  const level = levels.length === 0 ? undefined : findCategory(tree, levels.at(-1)!);
  const parent = levels.length < 2 ? undefined : findCategory(tree, levels.at(-2)!);
  const content = useRef<HTMLDivElement>(null);

  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) reset();
    wasOpen.current = open;
  }, [open, reset]);

  useEffect(() => {
    if (moved) focusAfterMove(content.current, moved);
  }, [moved]);

  const backName = parent ? categoryName(parent) : t('shell.products');
  return (
    <Sidebar open={open} onClose={onClose} label={t('shell.products')} closeLabel={t('shell.close')}>
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
        {!level && !exclusiveCompany && (
          <ShopLink to={paths.switcher()} className={styles.market} onClick={onClose}>
            <Icon name="globe" />
            <span>
              {t('shell.market')}
              <span className={styles.note}>{marketName}</span>
            </span>
          </ShopLink>
        )}
      </div>
    </Sidebar>
  );
}

const visible = (categories: readonly Category[]) => categories.filter((category) => category.visible);

interface Move {
  direction: 'deeper' | 'back';
  /** The category whose level was left on the way back. */
  from?: string | undefined;
}

/** Which levels are open, root first, and which way one went last. */
function useLevels() {
  const [state, setState] = useState<{ levels: readonly string[]; moved: Move | null }>({ levels: [], moved: null });
  const [actions] = useState(() => ({
    push: (id: string) => setState(({ levels }) => ({ levels: [...levels, id], moved: { direction: 'deeper' } })),
    back: () =>
      setState(({ levels }) => ({ levels: levels.slice(0, -1), moved: { direction: 'back', from: levels.at(-1) } })),
    reset: () => setState({ levels: [], moved: null }),
  }));
  return { ...state, ...actions };
}

/** The focus stays with the reader: on the way back after going deeper, on the entry one came from after going back. */
function focusAfterMove(content: HTMLElement | null, { direction, from }: Move): void {
  const target = direction === 'deeper' ? '[data-back]' : `[data-category="${from ?? ''}"]`;
  content?.querySelector<HTMLElement>(target)?.focus();
}
