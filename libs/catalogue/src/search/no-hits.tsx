import { buttonClass, EmptyState } from '@shop/design-system';
import { formatCount, useI18n } from '@shop/i18n';
import {
  categoryName,
  categoryTreeQuery,
  paths,
  settingsQuery,
  ShopLink,
  unitPaths,
  useIdentityScope,
  usePrefetchedQuery,
} from '@shop/platform';
import { useQueryClient } from '@tanstack/react-query';
import { itemPath } from '../item-card/item-path.ts';
import { suggestionsQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { nearExpression } from './near-expression.ts';
import { useSearchEvent } from './search-results.tsx';
import styles from './search-page.module.css';

/** Shown without hits: search tips, a person to ask with the words carried over, similar article numbers and further links. */
export function NoHits({ expression }: { expression: string }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const near = useNearItems(expression);
  const { exclusiveCompany } = usePrefetchedQuery(settingsQuery());
  useSearchEvent(expression, 0);
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('catalogue.search.nothingFor', { expression })}</h1>
      </header>
      <EmptyState
        title={t('catalogue.search.hints')}
        actions={
          <div className={styles.ways}>
            {exclusiveCompany ? (
              <ShopLink to={paths.support()} className={buttonClass()}>
                {t('catalogue.search.support')}
              </ShopLink>
            ) : (
              <>
                <ShopLink
                  to={paths.message(t('catalogue.search.messageText', { expression }))}
                  className={buttonClass({ variant: 'go' })}
                >
                  {t('catalogue.search.message')}
                </ShopLink>
                <ShopLink to={paths.message(t('catalogue.search.quoteText', { expression }))} className={buttonClass()}>
                  {t('catalogue.search.quote')}
                </ShopLink>
              </>
            )}
            <ShopLink to={unitPaths.unitSearch()} className={buttonClass()}>
              {t('catalogue.fits.find')}
            </ShopLink>
            <ShopLink to={paths.home()} className={buttonClass()}>
              {t('catalogue.search.home')}
            </ShopLink>
          </div>
        }
      >
        <ul className={styles.hints}>
          <li>{t('catalogue.search.hints.spelling')}</li>
          <li>{t('catalogue.search.hints.fewer')}</li>
          <li>{t('catalogue.search.hints.number')}</li>
        </ul>
      </EmptyState>
      {near.length > 0 && (
        <section className={styles.more} aria-labelledby="near-numbers">
          <h2 id="near-numbers">{t('catalogue.search.near')}</h2>
          <ul>
            {near.map((item) => (
              <li key={item.commercialItemId}>
                <ShopLink to={itemPath(item)}>
                  <span className="art">{item.articleNumber}</span>
                </ShopLink>{' '}
                <span className="muted">{item.name}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.more} aria-labelledby="all-categories">
        <h2 id="all-categories">{t('catalogue.search.browse')}</h2>
        <ul className={styles.counted}>
          {tree
            .filter(({ visible }) => visible)
            .map((category) => (
              <li key={category.id}>
                <ShopLink to={paths.category(category)}>{categoryName(category)}</ShopLink>
                {category.productCount !== undefined && (
                  <span className="small muted">{formatCount(category.productCount, tag)}</span>
                )}
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}

/** Articles with a similar number, loaded by the loader. */
function useNearItems(expression: string) {
  const queryClient = useQueryClient();
  const scope = useIdentityScope();
  const near = nearExpression(expression);
  return (near && queryClient.getQueryData(suggestionsQuery(near, scope).queryKey)?.items) || [];
}
