import { createContext, useContext, useEffect, type RefObject } from 'react';

/** Analytics category of the error page shown instead of the requested page; undefined if there is none. */
export const ErrorCategoryContext = createContext<RefObject<string | undefined> | null>(null);

/** Called by error pages to override the analytics category of the failed route. */
export function useErrorCategory(category: string): void {
  const shown = useContext(ErrorCategoryContext);
  useEffect(() => {
    if (!shown) return;
    shown.current = category;
    return () => {
      shown.current = undefined;
    };
  }, [shown, category]);
}
