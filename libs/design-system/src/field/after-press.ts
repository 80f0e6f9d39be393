const waiting: (() => void)[] = [];
let isPressed = false;
let isWatching = false;

/** Starts to watch for presses with the main button of any pointer, once for all fields of a document. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const end = () => {
    isPressed = false;
    const due = waiting.splice(0);
    // the click is dispatched in the same task as the end of its press
    if (due.length > 0) setTimeout(() => due.forEach((show) => show()));
  };
  document.addEventListener('pointerdown', ({ button }) => (isPressed = button === 0), true);
  document.addEventListener('pointerup', end, true);
  document.addEventListener('pointercancel', end, true);
}

/** Calls `show` at once, or after the press that is under way and its click. */
export function afterPress(show: () => void): void {
  if (isPressed) waiting.push(show);
  else show();
}
