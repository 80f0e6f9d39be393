import type { CategoryItems, Image } from '@shop/api-contracts';
import { useSyncExternalStore } from 'react';

const key = 'true-scale';
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

function read(): boolean {
  if (chosen === undefined) {
    try {
      chosen = sessionStorage.getItem(key) !== null;
    } catch {
      chosen = false;
    }
  }
  return chosen;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether this tab shows the cards of a category in one scale. False on the server. */
export const useTrueScale = (): boolean => useSyncExternalStore(subscribe, read, () => false);

/** Chooses it for all categories, until the tab is closed. */
export function setTrueScale(isOn: boolean): void {
  chosen = isOn;
  try {
    if (isOn) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {
    // storage is full or disabled: kept until the page is left
  }
  for (const listener of listeners) listener();
}

/**
 * Width of a drawing in per cent of a room four by three, in which the largest of its category just fits. Undefined for
 * a drawing without a size.
 */
export function shareOfRoom({ width, scale }: Image, drawnSize: CategoryItems['drawnSize']): number | undefined {
  if (scale === undefined || !drawnSize) return undefined;
  return (100 * width * scale) / Math.max(drawnSize.width, (drawnSize.height * 4) / 3);
}
