import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { decodeFilterQuery } from '../filters/filter-query.ts';
import { readCategoryState, type CategoryState } from './category-address.ts';

function stateOf(query: string): CategoryState {
  const search = new URLSearchParams(query);
  return readCategoryState(search, decodeFilterQuery(search.get('f')) ?? {});
}

/**
 * The state whose list is shown, and the one last asked for: while a list is on its way the controls already show what was chosen, and a
 * second choice builds on it.
 */
export function useCategoryState(): { shown: CategoryState; asked: CategoryState; busy: boolean } {
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const busy = next?.pathname === pathname;
  const shownQuery = search.toString();
  const askedQuery = busy ? next.search : shownQuery;
  // the same object as long as the address is the same
  const shown = useMemo(() => stateOf(shownQuery), [shownQuery]);
  const asked = useMemo(() => stateOf(askedQuery), [askedQuery]);
  return { shown, asked, busy };
}
