import { useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router';

/**
 * The state in the query of the shown address, and the requested one: that of the address which the router loads. The router is asked itself,
 * since React renders its navigations when it has time, and the next choice must build on one that it has not rendered. `read` reads a state
 * from the query of an address.
 */
export function useRequestedState<State extends object>(read: (search: URLSearchParams) => State) {
  const { router } = useContext(DataRouterContext)!;
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const shownQuery = search.toString();

  const request = useRef<{ query: string; routerState: typeof router.state }>(null);
  /** The query of this page to which the router is on its way, or at which it is. */
  const requestedQuery = () => {
    // of a navigation that the router has not begun
    if (request.current?.routerState === router.state) return request.current.query;
    const { navigation, location } = router.state;
    const requested = [navigation.location, location].find((one) => one?.pathname === pathname);
    return requested ? new URLSearchParams(requested.search).toString() : shownQuery;
  };
  const subscribe = useCallback((notify: () => void) => router.subscribe(notify), [router]);
  const askedQuery = useSyncExternalStore(subscribe, requestedQuery, () => shownQuery);

  // stable objects while the addresses are the same
  const shown = useMemo(() => read(new URLSearchParams(shownQuery)), [read, shownQuery]);
  const asked = useMemo(
    () => (askedQuery === shownQuery ? shown : read(new URLSearchParams(askedQuery))),
    [read, askedQuery, shownQuery, shown],
  );
  return {
    shown,
    asked,
    busy: next?.pathname === pathname,
    /** The requested state at the moment of a press, before React has rendered it. */
    lastAsked: () => read(new URLSearchParams(requestedQuery())),
    /** To be called before a navigation to that query: the router begins it a moment later, and choices made before hydration come at once. */
    setRequested: (query: string): void => {
      request.current = { query, routerState: router.state };
    },
  };
}
