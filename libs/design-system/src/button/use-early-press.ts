import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

declare global {
  interface Window {
    /** The button of the last click, null if it was on something else; written by the page's boot script. */
    lastPressed?: HTMLButtonElement | null;
  }
}

/**
 * Presses a button when it is hydrated, if the last click before was on it: pages are read before their scripts have come, and a press that
 * does nothing looks like an error.
 *
 * @param given the caller's own ref
 * @returns the ref of the button
 */
export function useEarlyPress(given?: Ref<HTMLButtonElement>): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(given, () => button.current!);
  useEffect(() => {
    const { lastPressed, event } = window;
    if (!lastPressed || lastPressed !== button.current) return;
    window.lastPressed = null;
    // during a click React hydrates what it is on at once, and then handles it
    if (event?.type !== 'click') lastPressed.click();
  }, []);
  return button;
}
