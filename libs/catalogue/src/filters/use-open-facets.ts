import { useCallback, useSyncExternalStore } from 'react';

type Facets = Record<string, boolean>;

const nothing: Facets = {};
const known = new Map<string, Facets>();
const listeners = new Set<() => void>();

/** Headings expanded or collapsed in this tab; kept across Back and reloads. */
function read(key: string): Facets {
  let facets = known.get(key);
  if (!facets) {
    try {
      facets = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Facets;
    } catch {
      facets = nothing;
    }
    known.set(key, facets);
  }
  return facets;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Headings expanded or collapsed by hand, by the name of the list. Empty on the server. */
export function useOpenFacets(memory: string) {
  const key = `facets:${memory}`;
  const facets = useSyncExternalStore(
    subscribe,
    useCallback(() => read(key), [key]),
    () => nothing,
  );
  return {
    /** Undefined: the initial state of the page. */
    isOpen: (id: string): boolean | undefined => facets[id],
    /** Ignores toggle events caused by the page itself. */
    setOpen(id: string, open: boolean, initial: boolean) {
      if ((read(key)[id] ?? initial) === open) return;
      const next = { ...read(key), [id]: open };
      known.set(key, next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // storage is full or disabled: kept until the page is left
      }
      for (const listener of listeners) listener();
    },
  };
}
