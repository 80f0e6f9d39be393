import type { Category } from '@shop/api-contracts';
import { useShopNavigate } from '@shop/platform';
import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { decodeFilterQuery } from '../filters/filter-query.ts';
import { changedPath, readCategoryState, type CategoryState } from './category-address.ts';

function stateOf(query: string): CategoryState {
  const search = new URLSearchParams(query);
  return readCategoryState(search, decodeFilterQuery(search.get('f')) ?? {});
}

/**
 * The state whose list is shown, and the one last asked for, which is written at once: the router tells of a navigation only when React
 * finds the time to render it, and a second choice must build on the first.
 */
export function useCategoryState(category: Category) {
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  const { pathname, key } = useLocation();
  const navigate = useShopNavigate();
  const busy = next?.pathname === pathname;
  const shownQuery = search.toString();
  // a stable object while the address is the same
  const shown = useMemo(() => stateOf(shownQuery), [shownQuery]);
  const [chosen, setChosen] = useState<CategoryState | null>(null);
  const last = useRef<CategoryState | null>(null);
  const asked = chosen ?? shown;
  const remember = (state: CategoryState | null) => {
    last.current = state;
    setChosen(state);
  };

  // before anything else can be pressed: what was asked for has come, or something else has
  useLayoutEffect(() => {
    if (!busy) remember(null);
  }, [busy, key]);

  /** Leads to the list with something changed of what was asked for last. */
  const ask = (change: (state: CategoryState) => Partial<CategoryState>) => {
    const from = last.current ?? asked;
    const path = changedPath(category, from, change(from));
    remember(stateOf(path.slice(path.indexOf('?') + 1)));
    navigate(path, { preventScrollReset: true });
  };
  /** Above the links of the list: what is pressed next builds on where the router was sent by one. */
  const onClick = ({ defaultPrevented, target }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (defaultPrevented && link?.pathname === pathname && link.hash === '') remember(stateOf(link.search));
  };
  return { shown, asked, busy, ask, onClick };
}
