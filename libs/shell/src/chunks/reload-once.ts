/** Session storage key: the build for which this tab has already reloaded. */
const guardKey = 'shop:reloaded-for';

/** The name of the entry script identifies the build. */
const buildOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/**
 * Reloads the page once per build, and never offline, because a deployment may have replaced the missing code.
 * @returns false if it was tried before or cannot help
 */
export function reloadOnce(reload = () => location.reload()): boolean {
  if (!navigator.onLine) return false;
  try {
    const build = buildOf(document);
    if (sessionStorage.getItem(guardKey) === build) return false;
    sessionStorage.setItem(guardKey, build);
  } catch {
    return false; // storage is disabled: an error message is better than an endless reload
  }
  reload();
  return true;
}

/** True if the site answers: reloading from an unreachable server would lose the page. */
export const isAnswering = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
