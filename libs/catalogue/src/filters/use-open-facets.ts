import { useCallback, useSyncExternalStore } from 'react';

type Facets = Record<string, boolean>;

const nothing: Facets = {};
const known = new Map<string, Facets>();
const listeners = new Set<() => void>();

/** What the reader opened and closed in this tab; kept where going back and reloading find it again. */
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

/** Headings of filters that were opened or closed by hand, by the name of the list. The server knows of none. */
export function useOpenFacets(memory: string) {
  const key = `facets:${memory}`;
  const facets = useSyncExternalStore(
    subscribe,
    useCallback(() => read(key), [key]),
    () => nothing,
  );
  return {
    /** Undefined: as the page begins. */
    isOpen: (id: string): boolean | undefined => facets[id],
    /** The browser also reports what the page itself opened: that is no choice. */
    setOpen(id: string, open: boolean, initial: boolean) {
      if ((read(key)[id] ?? initial) === open) return;
      const next = { ...read(key), [id]: open };
      known.set(key, next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // storage is full or forbidden: then it is remembered until the page is left
      }
      for (const listener of listeners) listener();
    },
  };
}
