import type { LineToAdd } from '@shop/api-contracts';
import { usePendingAction } from '@shop/platform';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { isSaveAction, saveAction } from './save-action.ts';
import type { SaveRequest } from './save-action.ts';

const ListChooserDialog = lazy(async () => ({
  default: (await import('./list-chooser-dialog.tsx')).ListChooserDialog,
}));

/** `ask` opens the choice of a list; render `chooser` anywhere in the page. */
export function useChooser(place: string): { ask: (request: SaveRequest) => void; chooser: ReactNode } {
  const [request, ask] = useState<SaveRequest>();
  return {
    ask,
    chooser: request && (
      <Suspense fallback={null}>
        <ListChooserDialog request={request} place={place} onClose={() => ask(undefined)} />
      </Suspense>
    ),
  };
}

/**
 * Adds lines of a page to a list that the reader chooses or creates. Visitors sign in first, after which the choice opens.
 * @param place identifies the control among those that save: 'cart', 'quick-order'
 */
export function useSaveToList(place: string): {
  saveToList: (lines: LineToAdd[], more?: Omit<SaveRequest, 'lines'>) => void;
  /** Render it anywhere in the page. */
  chooser: ReactNode;
} {
  const { ask, chooser } = useChooser(place);
  usePendingAction(
    saveAction,
    (payload) => isSaveAction(payload) && payload.place === place,
    (payload) =>
      isSaveAction(payload) && ask({ lines: payload.lines, configurationIds: payload.configurationIds ?? [] }),
  );
  return { saveToList: (lines, more) => ask({ lines, ...more }), chooser };
}
