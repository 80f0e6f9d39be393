import type { Category } from '@shop/api-contracts';
import { Drawing, Icon, IconButton } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { categoryName, categoryTreeQuery, paths, ShopLink, useApp, usePrefetchedQuery } from '@shop/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCurrentCategoryPath } from '../category-menu/use-current-category.ts';
import { menuEntries } from '../frame-entries/frame-entries.ts';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';
import { useText } from '../text.ts';
import styles from './products-panel.module.css';

/**
 * All categories with their drawings and counts, below the header. It stands beside its button, so that Tab leads into it. Escape closes it and
 * returns the focus, as does its own button on phones; a press or the focus elsewhere and another page close it.
 */
export function ProductsPanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const roots = usePrefetchedQuery(categoryTreeQuery()).filter(({ visible }) => visible);
  const closeAndReturn = () => {
    onClose();
    panel.current!.parentElement!.querySelector('button')?.focus();
  };
  useClose(panel, { onClose, onEscape: closeAndReturn });
  return (
    <div ref={panel} role="group" aria-label={t('shell.products')} className={styles.panel}>
      <div className={`page ${styles.head}`}>
        <span>{t('shell.products')}</span>
        <IconButton icon="close" label={t('shell.close')} onClick={closeAndReturn} />
      </div>
      <div className="page">
        <ul className={styles.roots}>
          {roots.map((root) => (
            <li key={root.id} className={styles.root}>
              <span className={styles.drawing}>
                {root.image && (
                  <Drawing
                    image={root.image}
                    width={root.image.width}
                    height={root.image.height}
                    alt=""
                    size="card"
                    loading="lazy"
                  />
                )}
              </span>
              <CategoryLink category={root} />
              <Children of={root} />
            </li>
          ))}
        </ul>
        <QuickOrder />
      </div>
    </div>
  );
}

/** Categories below another, of every level. */
function Children({ of }: { of: Category }) {
  const shown = of.categories.filter(({ visible }) => visible);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.children}>
      {shown.map((category) => (
        <li key={category.id}>
          <CategoryLink category={category} />
          <Children of={category} />
        </li>
      ))}
    </ul>
  );
}

function CategoryLink({ category }: { category: Category }) {
  const { tag } = useApp().locale;
  const isCurrent = useCurrentCategoryPath().at(-1) === category.id;
  return (
    <ShopLink to={paths.category(category)} className={styles.link} aria-current={isCurrent ? 'true' : undefined}>
      <span>{categoryName(category)}</span>{' '}
      {category.productCount !== undefined && (
        <span className={styles.count}>{formatCount(category.productCount, tag)}</span>
      )}
    </ShopLink>
  );
}

/** Where the bar has no room for it. */
function QuickOrder() {
  const t = useText();
  const { has } = useFrameEntries(menuEntries);
  if (!has('quickOrder')) return null;
  return (
    <ShopLink to={paths.quickOrder()} className={styles.quickOrder}>
      <Icon name="list" />
      {t('shell.entry.quickOrder')}
    </ShopLink>
  );
}

function useClose(
  panel: { current: HTMLElement | null },
  { onClose, onEscape }: { onClose: () => void; onEscape: () => void },
) {
  const { key } = useLocation();
  const opened = useRef(key);
  const close = useEffectEvent(onClose);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (opened.current !== key) close();
  }, [key]);
  useEffect(() => {
    const around = panel.current!.parentElement!;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !around.contains(target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [panel]);
}
