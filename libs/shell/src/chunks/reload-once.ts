/** Remembers, for this tab, for which build of the site the page was already loaded again. */
const guardKey = 'shop:reloaded-for';

/** The name of the start script changes with every build. */
const buildOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/**
 * Loads the page again, once per build and never without a line, because a new version may have taken the place of the missing code.
 *
 * @returns false when that was tried before or cannot help
 */
export function reloadOnce(reload = () => location.reload()): boolean {
  if (!navigator.onLine) return false;
  try {
    const build = buildOf(document);
    if (sessionStorage.getItem(guardKey) === build) return false;
    sessionStorage.setItem(guardKey, build);
  } catch {
    return false; // storage is off: better the message than loading for ever
  }
  reload();
  return true;
}

/** Whether the site answers at all: loading the page again from a server that is gone would leave the reader with nothing. */
export const isAnswering = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
