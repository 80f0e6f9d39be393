import { lazy, memo, Suspense, type ComponentType } from 'react';

/**
 * A part that the server renders with its page and the browser brings to life once its code has come, after the rest of the page: for
 * what is readable without a script and need not answer in the first moment. The boundary is complete before the first byte, so React
 * emits no inline script for it (docs/decisions/0001); it must not stand inside a `<ViewTransition>`.
 *
 * Until the code is there React would blank the part when a parent renders it anew. So the part then ignores everything but new data:
 * hand it data that is the same as long as nothing has changed (query data is), no freshly made arrays or elements.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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

/** Functions do not count: they are new at each rendering and called by nobody yet. */
function hasSameData(before: object, now: object): boolean {
  const entries = Object.entries(now) as [string, unknown][];
  return (
    Object.keys(before).length === entries.length &&
    entries.every(
      ([name, value]) => typeof value === 'function' || Object.is((before as Record<string, unknown>)[name], value),
    )
  );
}
