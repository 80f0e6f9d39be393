import { Button, SegmentedLinks, Select, type LinkParts } from '@shop/design-system';
import { ShopLink, useApp, useShopNavigate } from '@shop/platform';
import type { ResultView } from '../category-page/category-address.ts';
import { useText } from '../text.ts';
import { searchPath, searchSorts, type SearchAddress } from './search-address.ts';
import styles from './search-page.module.css';

const viewLink = ({ href, ...link }: LinkParts) => (
  <ShopLink to={href} rel="nofollow" prefetch={false} preventScrollReset replace {...link} />
);

/** Order and view of the hits. Without a script the order is a form with a button, the view two links. */
export function SearchControls({ address, view }: { address: SearchAddress; view: ResultView }) {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const { expression, category, sort } = address;
  const kept = { q: expression, f: category, view: address.view, companyId: app.market.companyId };
  const names = {
    price: t('catalogue.sort.priceAscending'),
    '-price': t('catalogue.sort.priceDescending'),
    articleNumber: t('catalogue.sort.articleNumber'),
    '-articleNumber': t('catalogue.sort.descending', { name: t('catalogue.sort.articleNumber') }),
  };
  return (
    <div className={styles.controls}>
      <form action={app.href(searchPath({ expression, page: 1 })).split('?', 1)[0]} className={styles.sort}>
        {Object.entries(kept).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Select
          label={t('catalogue.sort')}
          name="sort"
          className={styles.select ?? ''}
          value={sort ?? ''}
          onChange={({ currentTarget: { value } }) =>
            navigate(searchPath({ ...address, page: 1, sort: searchSorts.find((one) => one === value) }), {
              preventScrollReset: true,
            })
          }
        >
          <option value="">{t('catalogue.sort.bestMatch')}</option>
          {searchSorts.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit">{t('catalogue.sort.apply')}</Button>
        </noscript>
      </form>
      <SegmentedLinks
        label={t('catalogue.view')}
        renderLink={viewLink}
        links={(['grid', 'list'] as const).map((one) => ({
          href: searchPath({ ...address, view: one }),
          label: t(`catalogue.view.${one}`),
          icon: one,
          current: one === view,
        }))}
      />
    </div>
  );
}
