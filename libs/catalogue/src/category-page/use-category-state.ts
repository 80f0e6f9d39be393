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

/** A requested state, and the history entry on which it was requested. */
interface Request {
  query: string;
  state: CategoryState;
  key: string;
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
  const [request, setRequest] = useState<Request | null>(null);
  const last = useRef<Request | null>(null);
  // no longer pending on the next history entry, unless that one answers an earlier request
  const pendingOf = (one: Request | null) =>
    one && (one.key === key || (busy && next.search.slice(1) === one.query)) ? one.state : shown;
  const asked = pendingOf(request);
  const setPending = (query: string) => {
    last.current = { query, state: stateOf(query), key };
    setRequest(last.current);
  };

  // a request that was given up without a new history entry; in a layout effect, before the next press
  useLayoutEffect(() => {
    if (busy || last.current?.key !== key) return;
    last.current = null;
    setRequest(null);
  }, [busy, key]);

  /** Navigates to the list with a change of the requested state. */
  const ask = (change: (state: CategoryState) => Partial<CategoryState>) => {
    const from = pendingOf(last.current);
    const path = changedPath(category, from, change(from));
    setPending(path.split('?')[1] ?? '');
    navigate(path, { preventScrollReset: true });
  };
  /** Handler above the list's links: the next choice builds on the address that a link navigates to. */
  const onClick = ({ defaultPrevented, target }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (defaultPrevented && link?.pathname === pathname && link.hash === '') setPending(link.search.slice(1));
  };
  return { shown, asked, busy, ask, onClick };
}
