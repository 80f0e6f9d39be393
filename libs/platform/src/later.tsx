import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part that the server renders with its page and the browser brings to life once its code has come, after the rest of the page: for
 * what is readable without a script and need not answer in the first moment. Its styles belong to the page's first load
 * (apps/web/src/page-assets.ts). The boundary is complete before the first byte, so React emits no inline script for it; it must not
 * hold an image (docs/decisions/0001).
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
