import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Accepts files pasted while the focus is inside the element or nowhere. */
export function useFilePaste(zone: RefObject<HTMLElement | null>, isOpen: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent((file: File) => {
    if (isOpen) onFile(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const file = clipboardData?.files[0];
      const isHere = target === document.body || (target instanceof Node && zone.current?.contains(target));
      if (!file || !isHere) return;
      event.preventDefault();
      take(file);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [zone]);
}
