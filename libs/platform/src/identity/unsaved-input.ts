import { useSyncExternalStore } from 'react';

const unsaved = new Set<symbol>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/**
 * Marks the page as having unsaved input.
 * @returns removes the mark
 */
export function holdUnsaved(): () => void {
  const form = Symbol('form');
  unsaved.add(form);
  tell();
  return () => {
    unsaved.delete(form);
    tell();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while a form on this page has unsaved input; such a page is not replaced when the session ends. */
export const useUnsavedInput = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => unsaved.size > 0,
    () => false,
  );
