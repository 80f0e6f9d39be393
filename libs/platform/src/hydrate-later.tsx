import { lazy, memo, Suspense, type ComponentType } from 'react';

/**
 * Hydrates a server-rendered part after the rest of the page, once its code has loaded: for content that is readable without a script and
 * need not respond at once. The boundary is complete before the first byte, so React emits no inline script for it (docs/decisions/0001);
 * it must not be inside a `<ViewTransition>`.
 *
 * Until the code has loaded, React would blank the part when its parent renders again. So it re-renders only for new data: pass props with
 * a stable identity (as query data has), no arrays or elements created during rendering.
 */
export function hydrateLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let isLoaded = typeof window === 'undefined';
  const Part = lazy(async () => {
    const part = await load();
    isLoaded = true;
    return { default: part };
  }) as unknown as ComponentType<Props>;

  function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return memo(Later, (before, now) => !isLoaded && hasSameData(before, now));
}

/** Functions are ignored: they are new at each rendering, and nothing calls them before hydration. */
function hasSameData(before: object, now: object): boolean {
  const entries = Object.entries(now) as [string, unknown][];
  return (
    Object.keys(before).length === entries.length &&
    entries.every(
      ([name, value]) => typeof value === 'function' || Object.is((before as Record<string, unknown>)[name], value),
    )
  );
}
