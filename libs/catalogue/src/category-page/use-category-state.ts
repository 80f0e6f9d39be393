import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { decodeFilterQuery } from '../filters/filter-query.ts';
import { readCategoryState, type CategoryState } from './category-address.ts';

const stateOf = (search: URLSearchParams): CategoryState =>
  readCategoryState(search, decodeFilterQuery(search.get('f')) ?? {});

/**
 * The state whose list is shown, and the one last asked for: while a list is on its way the controls already show what was chosen, and a
 * second choice builds on it.
 */
export function useCategoryState(): { shown: CategoryState; asked: CategoryState; busy: boolean } {
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const shown = stateOf(search);
  const busy = next?.pathname === pathname;
  return { shown, asked: busy ? stateOf(new URLSearchParams(next.search)) : shown, busy };
}
