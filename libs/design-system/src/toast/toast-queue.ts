export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default';

export type Toast = {
  text: string;
  type?: ToastType;
  /** Milliseconds until it closes, 5000 by default; false: it stays until closed. */
  autoClose?: number | false;
  /** A link after the text. `onFollow` replaces navigation on a plain click; other ways of opening it stay the browser's. */
  link?: { text: string; href: string; onFollow?: () => void };
  /** While a toast with this id is shown, another one with the same id is dropped. */
  id?: string;
};

const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. Callable anywhere in the browser, also before the outlet is mounted: the toast is queued. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  listeners.forEach((listener) => listener());
}

/** Removes and returns the queued toasts. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** True if toasts are queued. */
export function hasToasts(): boolean {
  return waiting.length > 0;
}

/**
 * Calls `listener` when a toast is queued.
 * @returns unsubscribes
 */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
