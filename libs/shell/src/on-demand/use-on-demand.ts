import { useCallback, useRef, useState } from 'react';

/**
 * Loads the code of a part of the page when it is about to be needed. `load` may be called repeatedly (pointer, focus, click) and rejects
 * if the code fails to load.
 */
export function useOnDemand<Part>(fetchPart: () => Promise<Part>): [part: Part | null, load: () => Promise<void>] {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  const running = useRef<Promise<void> | null>(null);
  const latest = useRef(fetchPart);
  const load = useCallback(() => {
    running.current ??= latest.current().then(
      (value) => setPart({ value }),
      (error: unknown) => {
        running.current = null;
        throw error;
      },
    );
    return running.current;
  }, []);
  return [part ? part.value : null, load];
}
