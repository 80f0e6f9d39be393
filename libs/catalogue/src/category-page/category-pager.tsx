import { type Category, itemsPerPage } from '@shop/api-contracts';
import { Pager, type LinkParts } from '@shop/design-system';
import { formatCount, useI18n } from '@shop/i18n';
import { ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import { categoryPath, type CategoryState } from './category-address.ts';

interface CategoryPagerProps {
  category: Category;
  /** The one that is shown. */
  page: number;
  state: CategoryState;
  total: number;
  lastPage: number;
}

const pagerLink = ({ href, ...link }: LinkParts) => <ShopLink to={href} {...link} />;

/** Links to the pages of the list with the present state. */
export function CategoryPager({ category, page, state, total, lastPage }: CategoryPagerProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const count = (value: number) => formatCount(value, tag);
  return (
    <Pager
      label={t('catalogue.pages')}
      current={page}
      total={lastPage}
      hrefOf={(to) => categoryPath(category, { ...state, page: to })}
      pageLabel={(to) => t('catalogue.pages.page', { page: to })}
      previousLabel={t('catalogue.pages.previous')}
      nextLabel={t('catalogue.pages.next')}
      summary={t('catalogue.pages.summary', {
        from: count((page - 1) * itemsPerPage + 1),
        to: count(Math.min(page * itemsPerPage, total)),
        total: count(total),
      })}
      renderLink={pagerLink}
    />
  );
}
