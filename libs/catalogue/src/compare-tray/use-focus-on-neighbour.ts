import { useEffect, useRef, type RefObject } from 'react';

/**
 * When one of several controls removes itself, focuses its successor, else the last one, else the page's heading.
 * @returns call it with the control's index before it is removed
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
