import { useEffect, useRef } from 'react';

/**
 * The heading takes the focus where another content came in the place of the one that had it. Undefined: there is no content yet, and
 * what comes then takes nothing.
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
