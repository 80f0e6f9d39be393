import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Accepts files dragged onto an element. Prevents the browser from opening a file dropped beside it.
 * @returns whether a file is over the element
 */
export function useFileDrop(
  zone: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((file: File | undefined) => {
    if (isOpen && file) onFile(file);
  });
  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && (zone.current?.contains(target) ?? false);
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(isInside(event));
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (isInside(event)) take(event.dataTransfer?.files[0]);
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
  return isOver && isOpen;
}
