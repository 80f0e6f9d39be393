import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part that the server renders with its page and the browser brings to life once its code has come, after the rest of the page: for
 * what is readable without a script and need not answer in the first moment. The boundary is complete before the first byte, so React
 * emits no inline script for it (docs/decisions/0001); it must not stand inside a `<ViewTransition>`. Until the part is alive, parents
 * may change only in transitions, as navigations do: any other change of theirs would blank it.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
