import { useShopNavigate } from '@shop/platform';
import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** A requested state, and the history entry on which it was requested. */
interface Request<State> {
  query: string;
  state: State;
  key: string;
}

/**
 * The shown state, and the requested one, which is set at once: the router reports a navigation only when React has time to render it, and
 * a second choice must build on the first. `read` reads a state from the query of an address, `pathOf` writes a changed one.
 */
export function useListState<State extends object>(
  read: (search: URLSearchParams) => State,
  pathOf: (state: State, change: Partial<State>) => string,
) {
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  const { pathname, key } = useLocation();
  const navigate = useShopNavigate();
  const busy = next?.pathname === pathname;
  const shownQuery = search.toString();
  // a stable object while the address is the same
  const shown = useMemo(() => read(new URLSearchParams(shownQuery)), [read, shownQuery]);
  const [request, setRequest] = useState<Request<State> | null>(null);
  const last = useRef<Request<State> | null>(null);
  // no longer pending on the next history entry, unless that one answers an earlier request
  const pendingOf = (one: Request<State> | null) =>
    one && (one.key === key || (busy && next.search.slice(1) === one.query)) ? one.state : shown;
  const asked = pendingOf(request);
  const setPending = (query: string) => {
    last.current = { query, state: read(new URLSearchParams(query)), key };
    setRequest(last.current);
  };

  // a request that was given up without a new history entry; in a layout effect, before the next press
  useLayoutEffect(() => {
    if (busy || last.current?.key !== key) return;
    last.current = null;
    setRequest(null);
  }, [busy, key]);

  /** Navigates to the list with a change of the requested state. */
  const ask = (change: (state: State) => Partial<State>) => {
    const from = pendingOf(last.current);
    const path = pathOf(from, change(from));
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
