import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a row of links that scrolls sideways: scrolls it, not the page, so far that its current link is in its middle. */
export function useCurrentInView<Row extends HTMLElement>(current: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => showCurrent(row.current!), [current]);
  return row;
}

function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]');
  if (!current) return;
  const room = row.getBoundingClientRect();
  const link = current.getBoundingClientRect();
  row.scrollLeft += link.left + link.width / 2 - (room.left + room.width / 2);
}
