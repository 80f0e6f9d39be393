import type { Category, ItemColumn } from '@shop/api-contracts';
import { hydrateLater, paths, useApp } from '@shop/platform';
import { encodeFilterQuery } from '../filters/filter-query.ts';
import { SortAndView, type ResultView } from '../sort-and-view/sort-and-view.tsx';
import { useText } from '../text.ts';
import { changedPath, type CategoryState } from './category-address.ts';
import { sortOptions } from './sort-options.ts';

const TrueScaleSwitch = hydrateLater(async () => (await import('../true-scale/true-scale-switch.tsx')).TrueScaleSwitch);

interface ListControlsProps {
  category: Category;
  state: CategoryState;
  view: ResultView;
  columns: readonly ItemColumn[];
  /** True if cards can be shown in one scale. */
  hasTrueScale: boolean;
  onChange: (change: () => Partial<CategoryState>) => void;
}

/** Order and view of a category's list. */
export function ListControls({ category, state, view, columns, hasTrueScale, onChange }: ListControlsProps) {
  const t = useText();
  const app = useApp();
  return (
    <SortAndView
      action={app.href(paths.category(category))}
      kept={{
        f: encodeFilterQuery(state.selection),
        fits: state.fits,
        view: state.view,
        companyId: app.market.companyId,
      }}
      sort={state.sort}
      options={sortOptions(t, columns, state.sort)}
      onSort={(sort) => onChange(() => ({ sort }))}
      view={view}
      hrefOf={(one) => changedPath(category, state, { view: one })}
    >
      {hasTrueScale && view === 'grid' && <TrueScaleSwitch />}
    </SortAndView>
  );
}
