import { lazy, memo, Suspense, useState, type ComponentType } from 'react';

/**
 * Hydrates a server-rendered part after the rest of the page, once its code has loaded: for content that is readable without a script and
 * need not respond at once. The boundary is complete before the first byte, so React emits no inline script for it (docs/decisions/0001);
 * it must not be inside a `<ViewTransition>`. `load` of the part loads the code: whoever waits for it mounts the part without an empty moment.
 *
 * Until the code has loaded, React would blank the part when its parent renders again. So it re-renders only for new data: pass props with
 * a stable identity (as query data has), no arrays or elements created during rendering.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { load: () => Promise<void> } {
  let isLoaded = typeof window === 'undefined';
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    loaded = await load();
    isLoaded = true;
    return { default: loaded };
  };
  const Part = lazy(loadPart) as unknown as ComponentType<Props>;

  function Later(props: Props) {
    // a new boundary shows its fallback for a lazy part, even where the code is there
    const [Shown] = useState(() => loaded ?? Part);
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return Object.assign(
    memo(Later, (before, now) => !isLoaded && hasSameData(before, now)),
    { load: async () => void (await loadPart()) },
  );
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
