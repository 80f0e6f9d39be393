import type { SearchResult } from '@shop/api-contracts';
import { CardGrid, Notice, Pager, type LinkParts } from '@shop/design-system';
import { formatCount, useI18n } from '@shop/i18n';
import { paths, pushEvent, ShopLink } from '@shop/platform';
import { useEffect, useEffectEvent } from 'react';
import { ItemCardTile } from '../item-card/item-card-tile.tsx';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { useText } from '../text.ts';
import { pageSize, searchPath, type SearchAddress } from './search-address.ts';
import styles from './search-page.module.css';

/** Number of cards initially in view on a desktop. */
const cardsInView = 4;

const pagerLink = ({ href, ...link }: LinkParts) => <ShopLink to={href} prefetch={false} {...link} />;

interface SearchResultsProps {
  answer: SearchResult;
  address: SearchAddress;
}

/** Hits, twelve per page from one answer, and their categories. */
export function SearchResults({ answer, address: { expression, page: asked } }: SearchResultsProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const { items, total, categories, columns, correctedTo } = answer;
  const reachable = Math.min(total, 600);
  const lastPage = Math.ceil(reachable / pageSize);
  const page = Math.min(asked, lastPage);
  const offset = (page - 1) * pageSize;
  const shown = items.slice(offset, offset + pageSize);
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
      {total > reachable && (
        <Notice
          type="informative"
          title={t('catalogue.search.many', { count: count(reachable), total: count(total) })}
          className={styles.notice ?? ''}
        >
          {t('catalogue.search.narrow')}
        </Notice>
      )}
      {categories.length > 0 && (
        <nav aria-label={t('catalogue.search.categories')} className={styles.categories}>
          <ul>
            {categories.map((category) => (
              <li key={category.id}>
                <ShopLink to={paths.category(category)} prefetch={false}>
                  {category.name} <span className="muted">{count(category.productCount)}</span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h2 className="sr">{t('catalogue.articles')}</h2>
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
      <Pager
        label={t('catalogue.pages')}
        current={page}
        total={lastPage}
        hrefOf={(to) => searchPath(expression, to)}
        pageLabel={(to) => t('catalogue.pages.page', { page: to })}
        previousLabel={t('catalogue.pages.previous')}
        nextLabel={t('catalogue.pages.next')}
        summary={t('catalogue.pages.summary', {
          from: count(offset + 1),
          to: count(Math.min(offset + pageSize, reachable)),
          total: count(total),
        })}
        renderLink={pagerLink}
      />
    </>
  );
}

/** Reports each search once, whichever page is opened. */
export function useSearchEvent(expression: string, total: number): void {
  const report = useEffectEvent((words: string) =>
    pushEvent({ event: 'search', search_term: words, search_results: total }),
  );
  useEffect(() => report(expression), [expression]);
}
