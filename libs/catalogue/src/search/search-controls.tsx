import { useApp } from '@shop/platform';
import { encodeFilterQuery } from '../filters/filter-query.ts';
import { SortAndView, type ResultView } from '../sort-and-view/sort-and-view.tsx';
import { useText } from '../text.ts';
import { changedSearchPath, searchPath, searchSorts, type SearchAddress } from './search-address.ts';

interface SearchControlsProps {
  address: SearchAddress;
  view: ResultView;
  /** False where there are too many hits for another order than the best first. */
  isSortable: boolean;
  onChange: (change: () => Partial<SearchAddress>) => void;
}

/** Order and view of the hits. */
export function SearchControls({ address, view, isSortable, onChange }: SearchControlsProps) {
  const t = useText();
  const app = useApp();
  const { expression, category, fits, selection } = address;
  const names = {
    price: t('catalogue.sort.priceAscending'),
    '-price': t('catalogue.sort.priceDescending'),
    articleNumber: t('catalogue.sort.articleNumber'),
    '-articleNumber': t('catalogue.sort.descending', { name: t('catalogue.sort.articleNumber') }),
  };
  return (
    <SortAndView
      action={app.href(searchPath({ expression, page: 1, selection: {} })).split('?', 1)[0]!}
      kept={{
        q: expression,
        category,
        fits,
        f: encodeFilterQuery(selection),
        view: address.view,
        companyId: app.market.companyId,
      }}
      sort={isSortable ? address.sort : undefined}
      options={[
        { value: '', text: t('catalogue.sort.bestMatch') },
        ...(isSortable ? searchSorts.map((one) => ({ value: one, text: names[one] })) : []),
      ]}
      onSort={(sort) => onChange(() => ({ sort: searchSorts.find((one) => one === sort) }))}
      view={view}
      hrefOf={(one) => changedSearchPath(address, { view: one })}
    />
  );
}
