import type { CreateContext, Router } from './fetch-page.ts';

/** Milliseconds that somebody has to stay on a link: a pointer on its way to another one reads nothing. */
const pauseMs = 100;

/**
 * Prefetching on intent. Failures and redirects are ignored until the page is opened; nothing is read for who saves
 * data.
 */
export function createPrefetch() {
  let fetchPage: ((url: string) => Promise<void>) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  return {
    use(router: Router, createContext: CreateContext) {
      fetchPage = async (url) => (await import('./fetch-page.ts')).fetchPage(router, createContext, url);
      // whatever is opened reads for itself
      router.subscribe(() => clearTimeout(pause));
    },
    /** Undefined: none, whatever was wanted before. */
    run(url: string | undefined) {
      clearTimeout(pause);
      if (url !== undefined && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
        pause = setTimeout(() => fetchPage?.(url).catch(() => undefined), pauseMs);
    },
  };
}
