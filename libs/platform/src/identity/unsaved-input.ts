import { useSyncExternalStore } from 'react';

const unsaved = new Set<symbol>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** A form of this page begins to hold something unsaved. @returns it holds nothing any more */
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

/** Whether a form of this page holds something unsaved: a page that does must not be taken away when the session ends. */
export const useUnsavedInput = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => unsaved.size > 0,
    () => false,
  );
