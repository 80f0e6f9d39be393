import type { SearchResult } from '@shop/api-contracts';
import { Disclosure } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import { countOfAtLeast } from './count-of-at-least.ts';
import { changedSearchPath, type SearchAddress } from './search-address.ts';
import styles from './search-page.module.css';

/** Categories in sight beside "All categories", as many as one or two lines hold; the others follow a press. */
const shownAtOnce = 6;

interface SearchCategoriesProps {
  categories: SearchResult['categories'];
  address: SearchAddress;
}

/** Narrows the hits: the words stay, the category is added. Its count and its filters are those of all its hits. */
export function SearchCategories({ categories, address }: SearchCategoriesProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  if (categories.length === 0) return null;
  const all = {
    id: undefined,
    name: t('catalogue.search.allCategories'),
    productCount: categories.reduce((sum, { productCount }) => sum + productCount, 0),
    hasMore: categories.some((category) => category.hasMore),
  };
  // the chosen one first, since the others may be out of sight
  const chosen = categories.filter(({ id }) => id === address.category);
  const ordered = [...chosen, ...categories.filter(({ id }) => id !== address.category)];
  // a press for a single one more would take as much room as that one
  const shown = ordered.length > shownAtOnce + 1 ? shownAtOnce : ordered.length;
  const rest = ordered.slice(shown);
  const links = (choices: readonly (typeof all | (typeof ordered)[number])[]) => (
    <ul>
      {choices.map(({ id, name, productCount, hasMore = false }) => (
        <li key={id ?? ''}>
          <ShopLink
            to={changedSearchPath(address, { category: id, selection: {} })}
            prefetch={false}
            rel="nofollow"
            aria-current={id === address.category ? 'true' : undefined}
          >
            {name} <span className="muted">{countOfAtLeast(productCount, hasMore, tag)}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('catalogue.search.categories')} className={styles.categories}>
      {links([all, ...ordered.slice(0, shown)])}
      {rest.length > 0 && (
        <Disclosure label={t('catalogue.table.more')} count={rest.length} variant="bare">
          {links(rest)}
        </Disclosure>
      )}
    </nav>
  );
}
