import type { MouseEvent } from 'react';

/** True for a plain click on a link: with a modifier key or another button the browser opens a tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
