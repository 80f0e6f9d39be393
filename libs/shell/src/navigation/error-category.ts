import { createContext, useContext, useEffect, type RefObject } from 'react';

/** Analytics category of the error page that is shown in place of the page asked for; undefined while none is. */
export const ErrorCategoryContext = createContext<RefObject<string | undefined> | null>(null);

/** Called by error pages: they, not the route that failed, say what is seen. */
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
