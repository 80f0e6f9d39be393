import { useState } from 'react';
import type { FilterSheet } from './filter-sheet.tsx';

type SheetComponent = typeof FilterSheet;

const loadSheet = () => import('./filter-sheet.tsx');

/** The sheet with the filters, for narrow windows alone: its code comes when finger or pointer are near its button. */
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
