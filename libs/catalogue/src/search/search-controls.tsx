import { useApp, useShopNavigate } from '@shop/platform';
import type { ResultView } from '../category-page/category-address.ts';
import { SortAndView } from '../sort-and-view/sort-and-view.tsx';
import { useText } from '../text.ts';
import { searchPath, searchSorts, type SearchAddress } from './search-address.ts';
import styles from './search-page.module.css';

/** Order and view of the hits. */
export function SearchControls({ address, view }: { address: SearchAddress; view: ResultView }) {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const { expression, category } = address;
  const names = {
    price: t('catalogue.sort.priceAscending'),
    '-price': t('catalogue.sort.priceDescending'),
    articleNumber: t('catalogue.sort.articleNumber'),
    '-articleNumber': t('catalogue.sort.descending', { name: t('catalogue.sort.articleNumber') }),
  };
  return (
    <SortAndView
      action={app.href(searchPath({ expression, page: 1 })).split('?', 1)[0]!}
      kept={{ q: expression, f: category, view: address.view, companyId: app.market.companyId }}
      sort={address.sort}
      options={[
        { value: '', text: t('catalogue.sort.bestMatch') },
        ...searchSorts.map((one) => ({ value: one, text: names[one] })),
      ]}
      onSort={(sort) =>
        navigate(searchPath({ ...address, page: 1, sort: searchSorts.find((one) => one === sort) }), {
          preventScrollReset: true,
        })
      }
      view={view}
      hrefOf={(one) => searchPath({ ...address, view: one })}
      className={styles.controls ?? ''}
    />
  );
}
