import type { KeyboardEvent } from 'react';

/** Those of a closed part are in no layout. */
const isField = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.inputMode === 'numeric' && element.offsetParent !== null;

/**
 * Arrow keys lead from one quantity to the next: up and down within the column, left and right within the row once the cursor is at the end of
 * the text. Where the table is shown as blocks, up and down follow the page. Nothing at the ends, and not where single keys are turned off.
 */
export function onCellKey(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, currentTarget: table, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(target instanceof HTMLInputElement) || !isField(target) || ctrlKey || metaKey || altKey || shiftKey) return;
  if (document.documentElement.dataset['shortcuts'] === 'off') return;
  const next = nextField(key, target, table);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** Heads do not count: the first row of a part has one more. */
const columnOf = (field: HTMLInputElement): number =>
  [...(field.closest('tr')?.querySelectorAll('td') ?? [])].findIndex((cell) => cell.contains(field));

function nextField(key: string, field: HTMLInputElement, table: HTMLTableElement): HTMLInputElement | undefined {
  const fields = [...table.querySelectorAll('input')].filter(isField);
  const at = fields.indexOf(field);
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  const step = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
  if (isVertical && getComputedStyle(table).display === 'table') {
    const column = columnOf(field);
    const inColumn = fields.filter((one) => columnOf(one) === column);
    return inColumn[inColumn.indexOf(field) + step];
  }
  if (isVertical) return fields[at + step];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isMirrored = getComputedStyle(table).direction === 'rtl';
  const forward = (key === 'ArrowRight') !== isMirrored;
  const { selectionStart, selectionEnd, value } = field;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  if (!isWhole && (forward ? selectionStart !== value.length : selectionEnd !== 0)) return undefined;
  const row = field.closest('tr');
  const inRow = fields.filter((one) => one.closest('tr') === row);
  return inRow[inRow.indexOf(field) + (forward ? 1 : -1)];
}
