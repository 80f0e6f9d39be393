import { useState } from 'react';

export interface Move {
  direction: 'deeper' | 'back';
  /** The level that was left by going back. */
  from?: string | undefined;
}

/** Id of the level with the root categories. */
export const productsLevel = 'products';

/** Open levels of the menu, products first, and the last direction. None: the entries of the menu. */
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
