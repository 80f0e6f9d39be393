/** The five kinds. */
export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default';

export type Toast = {
  text: string;
  type?: ToastType;
  /** Milliseconds until it goes, 5000 unless told otherwise; false: it stays until it is closed. */
  autoClose?: number | false;
  /** A way on, after the text. `onFollow` is called in place of opening the address here; other ways of opening it stay the browser's. */
  link?: { text: string; href: string; onFollow?: () => void };
  /** A second toast with the same id replaces nothing and is not shown while the first is there. */
  id?: string;
};

const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a message in the corner. Callable from anywhere in the browser, also before the outlet exists: the message waits. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  listeners.forEach((listener) => listener());
}

/** Hands over, once, what is waiting. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** True while a message waits for the outlet. */
export function hasToasts(): boolean {
  return waiting.length > 0;
}

/** Calls the listener with each new message; returns the way to stop. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
