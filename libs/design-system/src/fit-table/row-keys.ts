import type { KeyboardEvent } from 'react';

const quantityField = 'input[role="spinbutton"]';
const controls = 'a[href], button:not([tabindex="-1"], :disabled), summary, input, select';

const areOff = (): boolean => document.documentElement.dataset['shortcuts'] === 'off';

/** True while a step is passed on to a quantity field, which knows it as an arrow key. */
let isPassingOn = false;

/**
 * Keys in a table of goods, for its capturing phase: arrows lead to the same control of the row above or below; plus and minus change the
 * quantity of the row and lead to it, so that Enter adds. All are off where single keys are turned off (`<html data-shortcuts="off">`, WCAG
 * 2.1.4): arrows then step in the quantity field.
 */
export function onRowKey(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, altKey, ctrlKey, metaKey, nativeEvent } = event;
  if (isPassingOn || altKey || ctrlKey || metaKey || nativeEvent.isComposing || areOff()) return;
  const control = event.target as HTMLElement;
  const row = control.closest('tbody > tr');
  if (!row || control.matches('select, textarea')) return;
  const next =
    key === 'ArrowDown' || key === 'ArrowUp' ? sameControl(control, row, key === 'ArrowDown' ? 1 : -1) : undefined;
  const field = key === '+' || key === '-' ? row.querySelector<HTMLInputElement>(quantityField) : null;
  if (!next && !field) return;
  event.preventDefault();
  event.stopPropagation();
  (next ?? field)?.focus();
  if (field) pass(field, key === '+' ? 'ArrowUp' : 'ArrowDown');
}

function pass(field: HTMLElement, key: 'ArrowUp' | 'ArrowDown'): void {
  isPassingOn = true;
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  isPassingOn = false;
}

/** The quantity of the next row for a quantity, else the control of its kind in the cell of that place; nothing at the ends. */
function sameControl(control: HTMLElement, row: Element, direction: 1 | -1): HTMLElement | undefined {
  const rows = [...(row.parentElement?.children ?? [])];
  const place = [...row.children].findIndex((cell) => cell.contains(control));
  const kind = control.matches(quantityField) ? quantityField : controls;
  for (let n = rows.indexOf(row) + direction; n >= 0 && n < rows.length; n += direction) {
    const cell = rows[n]?.children[place];
    const found = [...(cell?.querySelectorAll<HTMLElement>(kind) ?? [])].find(isSeen);
    if (found) return found;
  }
  return undefined;
}

/** Everything is seen where nothing has a layout, as in tests. */
const isSeen = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;
