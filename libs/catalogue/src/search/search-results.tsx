import type { ItemCard, ItemColumn, SearchResult } from '@shop/api-contracts';
import { buttonClass, CardGrid, Notice, Pager, type LinkParts } from '@shop/design-system';
import { formatCount, useI18n } from '@shop/i18n';
import { paths, pushEvent, settingsQuery, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { useEffect, useEffectEvent } from 'react';
import { valuesOf } from '../item-card/attribute-value.tsx';
import { ItemCardTile } from '../item-card/item-card-tile.tsx';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { ItemTable } from '../item-card/lazy-item-table.ts';
import { useText } from '../text.ts';
import { pageSize, answerOfPage, searchPath, type SearchAddress } from './search-address.ts';
import { SearchControls } from './search-controls.tsx';
import styles from './search-page.module.css';

/** Number of cards initially in view on a desktop. */
const cardsInView = 4;
/** Columns of the list view: more do not fit beside the names of different kinds of articles. */
const maxColumns = 4;

const pagerLink = ({ href, ...link }: LinkParts) => <ShopLink to={href} prefetch={false} {...link} />;

interface SearchResultsProps {
  answer: SearchResult;
  address: SearchAddress;
}

/** Hits, twelve per page, their categories to narrow them to, their order and view. */
export function SearchResults({ answer, address }: SearchResultsProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const settings = usePrefetchedQuery(settingsQuery());
  const { expression } = address;
  const { items, total, columns, correctedTo, severalNumbers } = answer;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(address.page, lastPage);
  const offset = (page - 1) * pageSize;
  const start = offset - answerOfPage(page).offset;
  const shown = items.slice(start, start + pageSize);
  const view = address.view ?? settings.resultView;
  const select = useItemListEvents({ id: 'search', name: t('catalogue.search.heading'), items: shown, offset });
  useSearchEvent(expression, total);
  const count = (value: number) => formatCount(value, tag);
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('catalogue.search.title', { title: correctedTo ?? expression })}</h1>
        <p className="muted">{t('catalogue.results', { count: total })}</p>
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
      <Categories answer={answer} address={address} />
      <SearchControls address={address} view={view} />
      <h2 className="sr">{t('catalogue.articles')}</h2>
      {view === 'list' ? (
        <div className={styles.table}>
          <ItemTable
            items={shown}
            columns={usualColumns(columns, shown)}
            caption={t('catalogue.search.heading')}
            names
            onSelect={select}
          />
        </div>
      ) : (
        <CardGrid>
          {shown.map((item, index) => (
            <ItemCardTile
              key={`${item.genericItemId}-${item.commercialItemId ?? ''}`}
              item={item}
              columns={columns}
              priority={index < cardsInView}
              onSelect={() => select(item, index)}
            />
          ))}
        </CardGrid>
      )}
      <Pager
        label={t('catalogue.pages')}
        current={page}
        total={lastPage}
        hrefOf={(to) => searchPath({ ...address, page: to })}
        pageLabel={(to) => t('catalogue.pages.page', { page: to })}
        previousLabel={t('catalogue.pages.previous')}
        nextLabel={t('catalogue.pages.next')}
        summary={t('catalogue.pages.summary', {
          from: count(Math.min(offset + 1, total)),
          to: count(Math.min(offset + pageSize, total)),
          total: count(total),
        })}
        renderLink={pagerLink}
      />
    </>
  );
}

/** Narrows the hits: the words stay, the category is added. */
function Categories({ answer: { categories }, address }: SearchResultsProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  if (categories.length === 0) return null;
  const all = categories.reduce((sum, { productCount }) => sum + productCount, 0);
  const choices = [{ id: undefined, name: t('catalogue.search.allCategories'), productCount: all }, ...categories];
  return (
    <nav aria-label={t('catalogue.search.categories')} className={styles.categories}>
      <ul>
        {choices.map(({ id, name, productCount }) => (
          <li key={id ?? ''}>
            <ShopLink
              to={searchPath({ ...address, page: 1, category: id })}
              prefetch={false}
              rel="nofollow"
              aria-current={id === address.category ? 'true' : undefined}
            >
              {name} <span className="muted">{formatCount(productCount, tag)}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
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
