import { type Category, itemsPerPage } from '@shop/api-contracts';
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
import { useMemo } from 'react';
import { CompareTray } from '../compare-tray/lazy-compare.ts';
import { FilteredList } from '../filtered-list/filtered-list.tsx';
import { ItemList } from '../filtered-list/item-list.tsx';
import { useListState } from '../filtered-list/use-list-state.ts';
import { filterStates } from '../filters/filter-state.ts';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { itemPath } from '../item-card/item-path.ts';
import { changedPath, readCategoryAddress, type CategoryState } from './category-address.ts';
import { CategoryHead } from './category-head.tsx';
import { CategoryHeading } from './category-heading.tsx';
import { itemsQueryOf } from './category-page.loader.ts';
import { CategoryPager } from './category-pager.tsx';
import { ListControls } from './list-controls.tsx';
import { useCategoryRows } from './use-category-rows.ts';

const ModelPanel = hydrateLater(async () => (await import('../parts-matrix/model-panel.tsx')).ModelPanel);
const NoItems = hydrateLater(async () => (await import('./no-items.tsx')).NoItems);

/** A leaf category: filters, and its articles as cards or a table, twelve per page. The address contains the whole state. */
export function CategoryItemsPage({ category, tree }: { category: Category; tree: readonly Category[] }) {
  const app = useApp();
  const settings = usePrefetchedQuery(settingsQuery());
  const { shown, asked, busy, ask } = useListState(readCategoryAddress, (state: CategoryState, change) =>
    changedPath(category, state, change),
  );
  const { items, filters, total, totalUnfiltered, columns, fits, drawnSize } = usePrefetchedQuery(
    itemsQueryOf(category, shown, useIdentityScope()),
  );
  const loadRows = useCategoryRows(category.id, shown.fits, totalUnfiltered);

  const name = categoryName(category);
  const offset = (shown.page - 1) * itemsPerPage;
  const lastPage = Math.max(1, Math.ceil(total / itemsPerPage));
  const select = useItemListEvents({ id: category.id, name, items, offset });
  const states = useMemo(() => filterStates(filters, asked.selection), [filters, asked]);
  const list = useMemo(() => ({ filters, selection: shown.selection }), [filters, shown]);
  const clearPath = paths.category(category, { view: asked.view, sort: asked.sort });
  const view = asked.view ?? category.view ?? settings.resultView;

  return (
    <>
      <CategoryHead
        category={category}
        page={shown.page}
        lastPage={lastPage}
        filtered={Object.keys(shown.selection).length > 0 || shown.fits !== undefined}
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
      {category.matrix && <ModelPanel category={category} selection={shown.selection} />}
      <FilteredList
        {...{ states, total, totalUnfiltered, busy }}
        hrefOf={(choice) => changedPath(category, asked, { selection: choice(asked.selection) })}
        onChange={(choice) => ask(({ selection }) => ({ selection: choice(selection) }))}
        unit={fits}
        unitHref={(id) => changedPath(category, asked, { fits: id })}
        clearPath={clearPath}
        onTouch={loadRows}
        memory={category.id}
        page={shown.page}
        controls={
          total > 0 && (
            <ListControls
              category={category}
              state={asked}
              view={view}
              columns={columns}
              hasTrueScale={drawnSize !== undefined}
              onChange={ask}
            />
          )
        }
      >
        {total > 0 ? (
          <>
            <ItemList
              {...{ items, columns, list, view, busy }}
              caption={name}
              sort={asked.sort}
              sortHref={(sort) => changedPath(category, asked, { sort })}
              unit={fits}
              drawnSize={drawnSize}
              onSelect={select}
            />
            <CategoryPager category={category} page={shown.page} state={asked} total={total} lastPage={lastPage} />
          </>
        ) : (
          <NoItems
            category={category}
            tree={tree}
            filtered={totalUnfiltered > 0}
            unit={fits}
            hrefOf={(change) => changedPath(category, asked, change)}
          />
        )}
      </FilteredList>
      <CompareTray categoryId={category.id} />
    </>
  );
}
