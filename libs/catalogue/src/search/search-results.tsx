import type { Filter, ItemCard, ItemColumn, SearchResult } from '@shop/api-contracts';
import { buttonClass, EmptyState, Notice, Pager, type LinkParts } from '@shop/design-system';
import { formatCount, useI18n } from '@shop/i18n';
import {
  categoryTreeQuery,
  findCategory,
  paths,
  pushEvent,
  settingsQuery,
  ShopLink,
  usePrefetchedQuery,
} from '@shop/platform';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { FilteredList } from '../filtered-list/filtered-list.tsx';
import { ItemList } from '../filtered-list/item-list.tsx';
import { NoFit } from '../filtered-list/no-fit.tsx';
import { useListState } from '../filtered-list/use-list-state.ts';
import { filterStates } from '../filters/filter-state.ts';
import { valuesOf } from '../item-card/attribute-value.tsx';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { useText } from '../text.ts';
import {
  answerOfPage,
  changedSearchPath,
  isFiltered,
  pageSize,
  readSearchAddress,
  type SearchAddress,
} from './search-address.ts';
import { countOfAtLeast } from './count-of-at-least.ts';
import { MatrixLinks } from './matrix-links.tsx';
import { SearchCategories } from './search-categories.tsx';
import { SearchControls } from './search-controls.tsx';
import styles from './search-page.module.css';

/** Columns of the list view: more do not fit beside the names of different kinds of articles. */
const maxColumns = 4;

const pagerLink = ({ href, ...link }: LinkParts) => <ShopLink to={href} prefetch={false} {...link} />;

interface SearchResultsProps {
  answer: SearchResult;
  address: SearchAddress;
}

/** Hits, twelve per page, their categories and filters to narrow them, their order and view. */
export function SearchResults({ answer, address }: SearchResultsProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const settings = usePrefetchedQuery(settingsQuery());
  const { asked, busy, ask } = useListState(readSearchAddress, changedSearchPath);
  const { expression } = address;
  const { items, total, totalUnfiltered, columns, correctedTo, severalNumbers, fits, hasMore = false } = answer;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(address.page, lastPage);
  const offset = (page - 1) * pageSize;
  const start = offset - answerOfPage({ ...address, page }).offset;
  const shown = items.slice(start, start + pageSize);
  const areListed = useAreListed(shown);
  const view = asked.view ?? (areListed ? 'list' : settings.resultView);
  const filters = useSameFilters(answer.filters);
  const states = useMemo(() => filterStates(filters, asked.selection), [filters, asked]);
  const select = useItemListEvents({ id: 'search', name: t('catalogue.search.heading'), items: shown, offset });
  useSearchEvent(expression, totalUnfiltered);
  const count = (value: number) => formatCount(value, tag);
  const countOfAll = countOfAtLeast(total, hasMore, tag);
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('catalogue.search.title', { title: correctedTo ?? expression })}</h1>
        <MatrixLinks expression={expression} />
      </header>
      {correctedTo !== null && (
        <Notice
          type="informative"
          title={t('catalogue.search.correctedTo', { expression: correctedTo })}
          className={styles.notice ?? ''}
        >
          {t('catalogue.search.nothingFor', { expression })}.
        </Notice>
      )}
      {severalNumbers && (
        <Notice
          type="informative"
          title={t('catalogue.search.severalNumbers')}
          className={styles.notice ?? ''}
          action={
            <ShopLink
              to={`${paths.quickOrder()}#${new URLSearchParams({ numbers: expression }).toString()}`}
              className={buttonClass({ variant: 'go' })}
            >
              {t('catalogue.search.inQuickOrder')}
            </ShopLink>
          }
        />
      )}
      <SearchCategories categories={answer.categories} address={asked} />
      {hasMore && <p className="muted">{t('catalogue.search.hasMore')}</p>}
      <FilteredList
        {...{ states, total, totalUnfiltered, page, busy }}
        count={hasMore ? t('catalogue.search.results', { count: countOfAll }) : undefined}
        hrefOf={(choice) => changedSearchPath(asked, { selection: choice(asked.selection) })}
        onChange={(choice) => ask(({ selection }) => ({ selection: choice(selection) }))}
        unit={fits}
        unitHref={(id) => changedSearchPath(asked, { fits: id })}
        clearPath={changedSearchPath(asked, { selection: {}, fits: undefined })}
        memory="search"
        controls={total > 0 && <SearchControls address={asked} view={view} isSortable={!hasMore} onChange={ask} />}
      >
        {total > 0 ? (
          <>
            <ItemList
              {...{ view, busy }}
              items={shown}
              columns={view === 'list' ? usualColumns(columns, shown) : columns}
              caption={t('catalogue.search.heading')}
              names
              unit={fits}
              onSelect={select}
            />
            <Pager
              label={t('catalogue.pages')}
              current={page}
              total={lastPage}
              hrefOf={(to) => changedSearchPath(asked, { page: to })}
              pageLabel={(to) => t('catalogue.pages.page', { page: to })}
              previousLabel={t('catalogue.pages.previous')}
              nextLabel={t('catalogue.pages.next')}
              summary={t('catalogue.pages.summary', {
                from: count(offset + 1),
                to: count(Math.min(offset + pageSize, total)),
                total: countOfAll,
              })}
              renderLink={pagerLink}
            />
          </>
        ) : (
          <NothingLeft address={asked} unit={totalUnfiltered > 0 ? undefined : fits} />
        )}
      </FilteredList>
    </>
  );
}

/** The same object as long as the filters are equal: all hits arrive after those of the page. */
function useSameFilters(filters: readonly Filter[]): readonly Filter[] {
  const text = JSON.stringify(filters);
  return useMemo(() => JSON.parse(text) as Filter[], [text]);
}

/** Shown when filters, the category or the unit leave no hit: the way back to more. */
function NothingLeft({ address, unit }: Pick<SearchResultsProps, 'address'> & { unit: SearchResult['fits'] }) {
  const t = useText();
  if (unit) return <NoFit unit={unit} allPath={changedSearchPath(address, { fits: undefined, selection: {} })} />;
  const filtered = isFiltered(address);
  return (
    <EmptyState
      title={
        filtered ? t('catalogue.empty.title') : t('catalogue.search.nothingFor', { expression: address.expression })
      }
      level={3}
      actions={
        <ShopLink
          to={changedSearchPath(address, filtered ? { selection: {} } : { category: undefined })}
          className={buttonClass({ variant: 'go' })}
          preventScrollReset
        >
          {t(filtered ? 'catalogue.empty.clear' : 'catalogue.search.allCategories')}
        </ShopLink>
      }
    >
      {filtered && <p>{t('catalogue.empty.text')}</p>}
    </EmptyState>
  );
}

/** The columns for which most of the articles have a value. */
function usualColumns(columns: readonly ItemColumn[], items: readonly ItemCard[]): ItemColumn[] {
  const usesOf = (column: ItemColumn) =>
    items.filter(({ attributes }) => valuesOf(attributes, column.id).length > 0).length;
  const usual = [...columns].sort((a, b) => usesOf(b) - usesOf(a)).slice(0, maxColumns);
  return columns.filter((column) => usual.includes(column));
}

/** Reports each search once, whichever page is opened. */
export function useSearchEvent(expression: string, total: number): void {
  const report = useEffectEvent((words: string) =>
    pushEvent({ event: 'search', search_term: words, search_results: total }),
  );
  useEffect(() => report(expression), [expression]);
}

/** True if the categories of all articles show them as a list: hits that look alike. */
function useAreListed(items: readonly ItemCard[]): boolean {
  const tree = usePrefetchedQuery(categoryTreeQuery());
  return items.every(({ categoryId }) => findCategory(tree, categoryId)?.view === 'list');
}
