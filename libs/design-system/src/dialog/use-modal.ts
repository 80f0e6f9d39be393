import { useEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';

export type ModalInput = {
  open: boolean;
  onClose: () => void;
  /** Neither Escape nor a press outside closes it: the reader must choose. */
  blocking?: boolean;
};

/**
 * Ties a native `<dialog>` to `open`. The browser keeps the focus inside and gives it back on closing; Escape and a
 * press outside ask `onClose`, and the dialog only closes when `open` becomes false.
 */
export function useModal({ open, onClose, blocking = false }: ModalInput) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return {
    ref: dialog,
    closedby: 'closerequest',
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!blocking) onClose();
    },
    onClose: (event: SyntheticEvent) => {
      // told late, it may be about a dialog that is open again: StrictMode mounts twice
      if (event.target !== event.currentTarget || !open || dialog.current?.open) return;
      // browsers let a second Escape through whatever one says
      if (blocking) dialog.current?.showModal();
      else onClose();
    },
    // both ends of the press: text may be selected from inside to outside
    onMouseDown: (event: MouseEvent) => {
      pressedOutside.current = isOutside(event, dialog.current);
    },
    onClick: (event: MouseEvent) => {
      if (!blocking && pressedOutside.current && isOutside(event, dialog.current)) onClose();
    },
  } as const;
}

/** A press on the backdrop counts as one on the dialog, but lies outside its box. */
function isOutside(event: MouseEvent, element: Element | null): boolean {
  if (element === null || event.target !== element) return false;
  const box = element.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
