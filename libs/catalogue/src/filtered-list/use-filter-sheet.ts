import { useState } from 'react';
import type { FilterSheet } from './filter-sheet.tsx';

type SheetComponent = typeof FilterSheet;

const loadSheet = () => import('./filter-sheet.tsx');

/** The filter dialog, for narrow windows only: its code loads when the pointer approaches its button. */
export function useFilterSheet() {
  const [Sheet, setSheet] = useState<SheetComponent | null>(null);
  const [open, setOpen] = useState(false);
  return {
    Sheet,
    open,
    load: () => void loadSheet(),
    show() {
      void loadSheet().then(({ FilterSheet }) => {
        setSheet(() => FilterSheet);
        setOpen(true);
      });
    },
    close: () => setOpen(false),
  };
}
