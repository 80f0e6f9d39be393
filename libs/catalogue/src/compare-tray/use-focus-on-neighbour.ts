import { useEffect, useRef, type RefObject } from 'react';

/**
 * When one of several controls takes itself away, the focus goes to the one in its place, else to the last, else to the page's heading.
 *
 * @returns to be called with the place of the control before it goes
 */
export function useFocusOnNeighbour(
  container: RefObject<HTMLElement | null>,
  selector: string,
  count: number,
): (place: number) => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const controls = container.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    const target = controls[Math.min(removed.current, controls.length - 1)] ?? heading;
    target?.focus({ preventScroll: target === heading });
    removed.current = null;
  }, [container, selector, count]);
  return (place) => {
    removed.current = place;
  };
}
