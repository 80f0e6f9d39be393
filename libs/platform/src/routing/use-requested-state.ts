import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** A requested state, and the history entry on which it was requested. */
interface Request<State> {
  query: string;
  state: State;
  key: string;
}

/**
 * The state in the query of the shown address, and the requested one, which is set at once: the router reports a navigation only when React
 * has time to render it, and a second choice must build on the first. `read` reads a state from the query of an address.
 */
export function useRequestedState<State extends object>(read: (search: URLSearchParams) => State) {
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  const { pathname, key } = useLocation();
  const busy = next?.pathname === pathname;
  const shownQuery = search.toString();
  // a stable object while the address is the same
  const shown = useMemo(() => read(new URLSearchParams(shownQuery)), [read, shownQuery]);
  const [request, setRequest] = useState<Request<State> | null>(null);
  const last = useRef<Request<State> | null>(null);
  // no longer pending on the next history entry, unless that one answers an earlier request
  const pendingOf = (one: Request<State> | null) =>
    one && (one.key === key || (busy && next.search.slice(1) === one.query)) ? one.state : shown;
  const setRequested = (query: string) => {
    last.current = { query, state: read(new URLSearchParams(query)), key };
    setRequest(last.current);
  };

  // a request that was given up without a new history entry; in a layout effect, before the next press
  useLayoutEffect(() => {
    if (busy || last.current?.key !== key) return;
    last.current = null;
    setRequest(null);
  }, [busy, key]);

  /** Handler above the page's links: the next choice builds on the address that a link navigates to. */
  const onClick = ({ defaultPrevented, target }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (defaultPrevented && link?.pathname === pathname && link.hash === '') setRequested(link.search.slice(1));
  };
  return {
    shown,
    asked: pendingOf(request),
    busy,
    /** The requested state at the moment of a press, before React has rendered it. */
    lastAsked: () => pendingOf(last.current),
    setRequested,
    onClick,
  };
}
