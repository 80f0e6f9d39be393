import { useEffect, useRef } from 'react';

/**
 * Focuses the heading when new content replaces the focused one. Undefined content means not loaded yet: the first content takes no focus.
 */
export function useHeadingFocus(content: string | number | undefined): void {
  const before = useRef(content);
  useEffect(() => {
    const isReplaced = before.current !== undefined && before.current !== content;
    before.current = content;
    if (isReplaced && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
    }
  }, [content]);
}
