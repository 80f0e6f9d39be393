import { useState } from 'react';

export interface Move {
  direction: 'deeper' | 'back';
  /** The category whose level was left by going back. */
  from?: string | undefined;
}

/** Open levels of categories, root first, and the last direction. */
export function useMenuLevels() {
  const [state, setState] = useState<{ levels: readonly string[]; moved: Move | null }>({ levels: [], moved: null });
  const [actions] = useState(() => ({
    push: (id: string) => setState(({ levels }) => ({ levels: [...levels, id], moved: { direction: 'deeper' } })),
    back: () =>
      setState(({ levels }) => ({ levels: levels.slice(0, -1), moved: { direction: 'back', from: levels.at(-1) } })),
    reset: () => setState({ levels: [], moved: null }),
  }));
  return { ...state, ...actions };
}

export type MenuLevels = ReturnType<typeof useMenuLevels>;
