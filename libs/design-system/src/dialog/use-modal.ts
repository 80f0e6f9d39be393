import { useEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';

export type ModalInput = {
  open: boolean;
  onClose: () => void;
  /** Disables closing by Escape and outside press. */
  blocking?: boolean;
};

/**
 * Controls a native `<dialog>` by `open`. The browser traps the focus and restores it on closing; Escape and an outside press call
 * `onClose`, and the dialog closes only when `open` becomes false.
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
      // the event comes late, when the dialog may be open again: StrictMode mounts twice
      if (event.target !== event.currentTarget || !open || dialog.current?.open) return;
      // browsers do not let a page cancel a second Escape
      if (blocking) dialog.current?.showModal();
      else onClose();
    },
    // both press and release must be outside, since selecting text may end outside
    onMouseDown: (event: MouseEvent) => {
      pressedOutside.current = isOutside(event, dialog.current);
    },
    onClick: (event: MouseEvent) => {
      if (!blocking && pressedOutside.current && isOutside(event, dialog.current)) onClose();
    },
  } as const;
}

/** Events on the backdrop target the dialog itself, with coordinates outside its box. */
function isOutside(event: MouseEvent, element: Element | null): boolean {
  if (element === null || event.target !== element) return false;
  const box = element.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
