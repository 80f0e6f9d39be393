import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Files that are dragged onto an element. A file that misses it does not open in the place of the page. @returns whether one is over it */
export function useFileDrop(zone: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const isInside = (event: DragEvent) =>
      event.target instanceof Node && (zone.current?.contains(event.target) ?? false);
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(isInside(event));
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file && isInside(event)) take(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [zone]);
  return isOver;
}
