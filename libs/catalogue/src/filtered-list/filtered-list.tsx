import type { UnitOfList } from '@shop/api-contracts';
import { buttonClass, Icon } from '@shop/design-system';
import { hydrateLater } from '@shop/platform';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Choice, FilterState } from '../filters/filter-state.ts';
import { useText } from '../text.ts';
import { useFilterSheet } from './use-filter-sheet.ts';
import styles from './filtered-list.module.css';

const FilterChips = hydrateLater(async () => (await import('../filters/filter-chips.tsx')).FilterChips);
const FilterPanel = hydrateLater(async () => (await import('../filters/filter-panel.tsx')).FilterPanel);

interface FilteredListProps {
  /** The same object while filters and choices are the same; empty for a list without filters. */
  states: readonly FilterState[];
  /** Path of the list after that choice. */
  hrefOf: (choice: Choice) => string;
  onChange: (choice: Choice) => void;
  /** The unit that the articles fit; null for one that is not known. */
  unit?: UnitOfList | null | undefined;
  /** Path of the list narrowed to a unit, or to none. */
  unitHref?: (equipmentId: string | undefined) => string;
  /** Path of the list without any filter, where it is not that of no choice. */
  clearPath?: string;
  /** Called when filters are likely to be used. */
  onTouch?: () => void;
  /** Storage name for the expanded headings. */
  memory: string;
  total: number;
  totalUnfiltered: number;
  /** How many there are, where the totals do not say it. */
  count?: string | undefined;
  /** From 1. */
  page: number;
  busy: boolean;
  /** Order and view. */
  controls: ReactNode;
  /** The items, or why there are none. */
  children: ReactNode;
}

/** Items with the filters that narrow them, beside them or, in narrow windows, in a sheet. */
export function FilteredList({
  states,
  hrefOf,
  onChange,
  onTouch,
  memory,
  total,
  totalUnfiltered,
  count,
  page,
  busy,
  controls,
  children,
  clearPath,
  ...narrowing
}: FilteredListProps) {
  const t = useText();
  const { Sheet, ...sheet } = useFilterSheet();
  const resultCount = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(page, results);
  const filtering = { ...narrowing, states, hrefOf, onChange };
  const activeCount = states.filter((state) => state.active).length;
  return (
    <>
      <div className={states.length > 0 ? styles.layout : styles.single}>
        {states.length > 0 && (
          <aside id="filters" aria-label={t('catalogue.filters')} className={styles.filters}>
            <FilterPanel {...filtering} memory={memory} {...(onTouch ? { onTouch } : {})} />
          </aside>
        )}
        <section className={styles.results} aria-labelledby="results">
          <h2 id="results" ref={results} tabIndex={-1} className="sr">
            {t('catalogue.articles')}
          </h2>
          <div className={styles.toolbar}>
            {states.length > 0 && (
              // a link, so that it works before hydration: the filters are then shown in place
              <a
                href="#filters"
                className={`${buttonClass()} ${styles.open}`}
                onPointerEnter={sheet.load}
                onClick={(event) => {
                  event.preventDefault();
                  onTouch?.();
                  sheet.show();
                }}
              >
                <Icon name="filter" />
                {activeCount > 0
                  ? t('catalogue.filters.openWithCount', { count: activeCount })
                  : t('catalogue.filters.open')}
              </a>
            )}
            <p role="status" ref={resultCount} tabIndex={-1} className={styles.count}>
              {count ??
                (total < totalUnfiltered
                  ? t('catalogue.resultsOf', { count: total, total: totalUnfiltered })
                  : t('catalogue.results', { count: total }))}
            </p>
            <FilterChips
              {...narrowing}
              {...{ states, hrefOf, clearPath }}
              isEmpty={total === 0}
              fallbackFocus={resultCount}
            />
            {controls}
          </div>
          {children}
        </section>
      </div>
      {Sheet && (
        <Sheet open={sheet.open} onClose={sheet.close} total={total} busy={busy} activeCount={activeCount}>
          <FilterPanel {...filtering} memory={`${memory} sheet`} collapsed />
        </Sheet>
      )}
    </>
  );
}

/** Focuses the list after a change of page; the router handles scrolling. */
function useFocusOnChange(page: number, target: RefObject<HTMLElement | null>): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // choosing a filter also leads to page 1, but keeps the focus
    if (
      document.activeElement === null ||
      document.activeElement === document.body ||
      document.activeElement.closest('nav')
    ) {
      target.current?.focus({ preventScroll: true });
    }
  }, [page, target]);
}
