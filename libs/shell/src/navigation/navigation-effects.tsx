import { prefersReducedMotion } from '@shop/design-system';
import { useApp, type RouteHandle } from '@shop/platform';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useMatches,
  type Location,
} from 'react-router';

/** Pages fade in for 350 ms and disappear at once. */
const enterMs = 350;

/** Navigation state for changes within what the reader sees as the same page (another variant, a filter): no fade, and the focus stays. */
interface NavigationState {
  samePage?: boolean;
}

interface NavigationEffectsProps {
  main: RefObject<HTMLElement | null>;
  errorCategory: RefObject<string | undefined>;
}

/** Effects of each navigation: fade, focus on the heading, announcement, title and page view, scroll position. */
export function NavigationEffects({ main, errorCategory }: NavigationEffectsProps) {
  const app = useApp();
  const location = useLocation();
  const matches = useMatches();
  const [announced, setAnnounced] = useState('');
  const before = useRef<Location>(location);
  const category = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.analyticsCategory);
  const routeCategory = (category?.handle as RouteHandle | undefined)?.analyticsCategory;
  // the hook for pages that restore their own position; it writes no script, unlike the component of the same name
  useScrollRestoration();

  useLayoutEffect(() => {
    const isNewPage = isAnotherPage(before.current, location);
    before.current = location;
    if (!isNewPage || !main.current) return;
    fadeIn(main.current);
    return focusHeading(main.current);
  }, [location, main]);

  const { pathname, search } = location;
  const key = pathname + search;
  const viewed = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = viewed.current === undefined;
    if (viewed.current === key) return;
    let stop = () => {};
    let hasLeft = false;
    // after the page, which does not need it
    void import('./page-view.ts').then(
      ({ pushPageView, whenPageIsIdentified }) => {
        if (hasLeft) return;
        stop = whenPageIsIdentified(
          () => ({ title: document.title, category: errorCategory.current ?? routeCategory }),
          (page) => {
            viewed.current = key;
            pushPageView(app, page, { pathname, search });
            if (!isFirst) setAnnounced(page.title);
          },
        );
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop();
    };
  }, [app, key, pathname, search, routeCategory, errorCategory]);

  return (
    <p role="status" className="sr">
      {announced}
    </p>
  );
}

/** Another path or another search is another page; other filters, sorting and anchors are the same page. */
function isAnotherPage(before: Location, now: Location): boolean {
  if (before === now || (now.state as NavigationState | null)?.samePage) return false;
  const expression = ({ search }: Location) => new URLSearchParams(search).get('q');
  return before.pathname !== now.pathname || expression(before) !== expression(now);
}

function fadeIn(main: HTMLElement): void {
  if (!prefersReducedMotion())
    main.animate([{ opacity: 0 }, { opacity: 1 }], { duration: enterMs, easing: 'ease-out' });
}

/**
 * Focuses the heading; if it renders after the page, the main element holds the focus until then.
 * @returns stops waiting
 */
function focusHeading(main: HTMLElement): () => void {
  const arrival = new MutationObserver(() => {
    if (document.activeElement !== main || hasFocused()) arrival.disconnect();
  });
  const hasFocused = () => {
    const heading = main.querySelector<HTMLElement>('h1[tabindex]');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (!hasFocused()) {
    main.focus({ preventScroll: true });
    arrival.observe(main, { childList: true, subtree: true });
  }
  return () => arrival.disconnect();
}
