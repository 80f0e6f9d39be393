import { type Category, itemsPerPage } from '@shop/api-contracts';
import { buttonClass, Icon } from '@shop/design-system';
import {
  categoryName,
  JsonLd,
  hydrateLater,
  paths,
  settingsQuery,
  useApp,
  useIdentityScope,
  usePrefetchedQuery,
} from '@shop/platform';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { CompareTray } from '../compare-tray/lazy-compare.ts';
import { filterStates, type Choice } from '../filters/filter-state.ts';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { itemPath } from '../item-card/item-path.ts';
import { useText } from '../text.ts';
import { changedPath } from './category-address.ts';
import { CategoryHead } from './category-head.tsx';
import { CategoryHeading } from './category-heading.tsx';
import { itemsQueryOf } from './category-page.loader.ts';
import { CategoryPager } from './category-pager.tsx';
import { ItemList } from './item-list.tsx';
import { ListControls } from './list-controls.tsx';
import { useCategoryRows } from './use-category-rows.ts';
import { useCategoryState } from './use-category-state.ts';
import { useFilterSheet } from './use-filter-sheet.ts';
import styles from './category-page.module.css';

const NoItems = hydrateLater(async () => (await import('./no-items.tsx')).NoItems);
const FilterChips = hydrateLater(async () => (await import('../filters/filter-chips.tsx')).FilterChips);
const FilterPanel = hydrateLater(async () => (await import('../filters/filter-panel.tsx')).FilterPanel);

/** A leaf category: filters, and its articles as cards or a table, twelve per page. The address contains the whole state. */
export function CategoryItemsPage({ category, tree }: { category: Category; tree: readonly Category[] }) {
  const t = useText();
  const app = useApp();
  const settings = usePrefetchedQuery(settingsQuery());
  const { shown, asked, busy, ask, onClick } = useCategoryState(category);
  const { items, filters, total, totalUnfiltered, columns } = usePrefetchedQuery(
    itemsQueryOf(category, shown, useIdentityScope()),
  );
  const loadRows = useCategoryRows(category.id, totalUnfiltered);
  const { Sheet, ...sheet } = useFilterSheet();
  const resultCount = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(shown.page, results);

  const name = categoryName(category);
  const offset = (shown.page - 1) * itemsPerPage;
  const lastPage = Math.max(1, Math.ceil(total / itemsPerPage));
  const select = useItemListEvents({ id: category.id, name, items, offset });
  const states = useMemo(() => filterStates(filters, asked.selection), [filters, asked]);
  const activeCount = states.filter((state) => state.active).length;
  const filtering = {
    states,
    hrefOf: (choice: Choice) => changedPath(category, asked, { selection: choice(asked.selection) }),
    onChange: (choice: Choice) => ask(({ selection }) => ({ selection: choice(selection) })),
  };
  const view = asked.view ?? settings.resultView;

  return (
    <>
      <CategoryHead
        category={category}
        page={shown.page}
        lastPage={lastPage}
        filtered={Object.keys(shown.selection).length > 0}
      />
      <JsonLd
        data={{
          '@type': 'ItemList',
          name,
          numberOfItems: total,
          itemListElement: items.map((item, index) => ({
            '@type': 'ListItem',
            position: offset + index + 1,
            name: item.name,
            url: app.publicUrl + app.href(itemPath(item)),
          })),
        }}
      />
      <CategoryHeading category={category} />
      <div role="presentation" className={states.length > 0 ? styles.layout : styles.single} onClick={onClick}>
        {states.length > 0 && (
          <aside id="filters" aria-label={t('catalogue.filters')} className={styles.filters}>
            <FilterPanel {...filtering} memory={category.id} onTouch={loadRows} />
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
                  loadRows();
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
              {total < totalUnfiltered
                ? t('catalogue.resultsOf', { count: total, total: totalUnfiltered })
                : t('catalogue.results', { count: total })}
            </p>
            <FilterChips states={states} hrefOf={filtering.hrefOf} fallbackFocus={resultCount} />
            {total > 0 && (
              <ListControls category={category} state={asked} view={view} columns={columns} onChange={ask} />
            )}
          </div>
          {total > 0 ? (
            <>
              <ItemList
                {...{ items, columns, view, busy }}
                caption={name}
                sort={asked.sort}
                sortHref={(sort) => changedPath(category, asked, { sort })}
                onSelect={select}
              />
              <CategoryPager category={category} page={shown.page} state={asked} total={total} lastPage={lastPage} />
            </>
          ) : (
            <NoItems
              category={category}
              tree={tree}
              filtered={totalUnfiltered > 0}
              clearPath={paths.category(category, { view: asked.view, sort: asked.sort })}
            />
          )}
        </section>
      </div>
      <CompareTray categoryId={category.id} />
      {Sheet && (
        <Sheet open={sheet.open} onClose={sheet.close} total={total} busy={busy} activeCount={activeCount}>
          <FilterPanel {...filtering} memory={`${category.id} sheet`} collapsed />
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
