import type { Category, ItemColumn } from '@shop/api-contracts';
import { Button, SegmentedLinks, Select, type LinkParts } from '@shop/design-system';
import { paths, ShopLink, useApp } from '@shop/platform';
import { encodeFilterQuery } from '../filters/filter-query.ts';
import { useText } from '../text.ts';
import { changedPath, type CategoryState, type ResultView } from './category-address.ts';
import { sortOptions } from './sort-options.ts';
import styles from './category-page.module.css';

interface ListControlsProps {
  category: Category;
  state: CategoryState;
  view: ResultView;
  columns: readonly ItemColumn[];
  onChange: (change: () => Partial<CategoryState>) => void;
}

const viewLink = ({ href, ...link }: LinkParts) => (
  <ShopLink to={href} rel="nofollow" prefetch={false} preventScrollReset replace {...link} />
);

/** Order and view of the list. Without a script the order is a form with a button, the view two links. */
export function ListControls({ category, state, view, columns, onChange }: ListControlsProps) {
  const t = useText();
  const app = useApp();
  const kept = { f: encodeFilterQuery(state.selection), view: state.view, companyId: app.market.companyId };
  return (
    <div className={styles.controls}>
      <form action={app.href(paths.category(category))} className={styles.sort}>
        {Object.entries(kept).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Select
          label={t('catalogue.sort')}
          name="sort"
          className={styles.select ?? ''}
          value={state.sort ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(() => ({ sort: value || undefined }))}
        >
          {sortOptions(t, columns, state.sort).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
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
          href: changedPath(category, state, { view: one }),
          label: t(`catalogue.view.${one}`),
          icon: one,
          current: one === view,
        }))}
      />
    </div>
  );
}
