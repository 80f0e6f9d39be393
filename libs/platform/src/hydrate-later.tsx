import { lazy, memo, Suspense, useEffect, useReducer, useState, type ComponentType } from 'react';

/**
 * Hydrates a server-rendered part after the rest of the page, once its code has loaded: for content that is readable without a script and
 * need not respond at once. The boundary is complete before the first byte, so React emits no inline script for it (docs/decisions/0001);
 * it must not be inside a `<ViewTransition>`. `load` of the part loads the code: whoever waits for it mounts the part without an empty moment.
 *
 * Until the code has loaded, React would blank the part when it renders again. So it keeps its first props until then.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { load: () => Promise<void> } {
  let isLoaded = typeof window === 'undefined';
  let loaded: ComponentType<Props> | undefined;
  const waiting = new Set<() => void>();
  const loadPart = async () => {
    loaded = await load();
    // when React knows it too
    setTimeout(() => {
      isLoaded = true;
      waiting.forEach((render) => render());
    });
    return { default: loaded };
  };
  const Part = lazy(loadPart) as unknown as ComponentType<Props>;

  const Boundary = memo((props: object) => {
    // a new boundary shows its fallback for a lazy part, even where the code is there
    const [Shown] = useState(() => loaded ?? Part);
    return (
      <Suspense fallback={null}>
        <Shown {...(props as Props)} />
      </Suspense>
    );
  });

  function Later(props: Props) {
    const [first] = useState(props);
    const [, renderAgain] = useReducer((times: number) => times + 1, 0);
    useEffect(() => {
      waiting.add(renderAgain);
      return () => void waiting.delete(renderAgain);
    }, []);
    return <Boundary {...(isLoaded ? props : first)} />;
  }
  return Object.assign(Later, { load: async () => void (await loadPart()) });
}
