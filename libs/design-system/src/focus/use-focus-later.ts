import { useCallback, useEffect, useState } from 'react';

/** The id of an element, or a function that finds it. */
export type FocusTarget = string | (() => HTMLElement | null | undefined);

/** Time after which an element that did not come is no longer waited for, in milliseconds. */
const patienceMs = 10_000;

/**
 * Returns a function that moves the focus to an element as soon as it can take it: once it is rendered, and once a modal dialog before it
 * has closed. Whoever presses a key or a pointer before that has gone on, and keeps the focus. The component has to stay rendered meanwhile,
 * which the form inside a closing dialog does not.
 */
export function useFocusLater(): (target: FocusTarget) => void {
  const [wish, setWish] = useState<{ target: FocusTarget }>();
  // looked for after the commit that the wish belongs to: what is there before may be replaced by it
  useEffect(() => wish && focusWhenPossible(wish.target), [wish]);
  return useCallback((target) => setWish({ target }), []);
}

/** What a user who goes on begins with. */
const userEvents = ['keydown', 'pointerdown'] as const;

/** Returns a function that gives up. */
function focusWhenPossible(target: FocusTarget): () => void {
  const look = () => {
    const element = typeof target === 'string' ? document.getElementById(target) : target();
    element?.focus();
    if (element && document.activeElement === element) giveUp();
  };
  // elements behind a dialog, hidden or disabled ones do not take the focus: attributes say when they can
  const changes = new MutationObserver(look);
  const giveUp = () => {
    changes.disconnect();
    clearTimeout(timer);
    for (const type of userEvents) window.removeEventListener(type, giveUp, true);
  };
  const timer = setTimeout(giveUp, patienceMs);
  for (const type of userEvents) window.addEventListener(type, giveUp, true);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
  return giveUp;
}
