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
 * The shown state, and the requested one, which is set at once: the router reports a navigation only when React has time to render it, and
 * a second choice must build on the first.
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
  const setPending = (state: CategoryState | null) => {
    last.current = state;
    setChosen(state);
  };

  // in a layout effect, before the next press: the request is answered, or replaced by another navigation
  useLayoutEffect(() => {
    if (!busy) setPending(null);
  }, [busy, key]);

  /** Navigates to the list with a change of the requested state. */
  const ask = (change: (state: CategoryState) => Partial<CategoryState>) => {
    const from = last.current ?? asked;
    const path = changedPath(category, from, change(from));
    setPending(stateOf(path.slice(path.indexOf('?') + 1)));
    navigate(path, { preventScrollReset: true });
  };
  /** Handler above the list's links: the next choice builds on the address that a link navigates to. */
  const onClick = ({ defaultPrevented, target }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (defaultPrevented && link?.pathname === pathname && link.hash === '') setPending(stateOf(link.search));
  };
  return { shown, asked, busy, ask, onClick };
}
