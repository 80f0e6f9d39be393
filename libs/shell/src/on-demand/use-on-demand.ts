import { useCallback, useRef, useState } from 'react';

/**
 * A part of the page whose code is fetched when somebody is about to need it, not with the first load. `load` may be called as often as
 * one likes (pointer comes near, focus, click) and rejects when the code cannot be had.
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
