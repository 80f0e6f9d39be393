import type { App } from '@shop/platform';
import { nothingChosen, type CompareSelection } from './compare-selection.ts';

const listeners = new Set<() => void>();
let read: { key: string; text: string | null; selection: CompareSelection } | undefined;

/** Articles and their names depend on market and company site. */
const keyOf = ({ locale, companyId }: App): string =>
  `compare-${locale.country.toLowerCase()}${companyId ? `-${companyId}` : ''}`;

/** Kept for this tab; a stable object while nothing has changed. */
export function readSelection(app: App): CompareSelection {
  const key = keyOf(app);
  const text = storedText(key);
  if (read?.key !== key || read.text !== text) read = { key, text, selection: parsed(text) };
  return read.selection;
}

export function changeSelection(app: App, change: (selection: CompareSelection) => CompareSelection): void {
  const before = readSelection(app);
  const selection = change(before);
  if (selection === before) return;
  const key = keyOf(app);
  const text = JSON.stringify(selection);
  let stored: string | null = text;
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // storage is disabled or full: kept as long as the document
    stored = storedText(key);
  }
  read = { key, text: stored, selection };
  for (const listener of listeners) listener();
}

export function subscribeSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The content of storage is untrusted. */
function parsed(text: string | null): CompareSelection {
  try {
    const kept = JSON.parse(text ?? 'null') as CompareSelection | null;
    return kept !== null && Array.isArray(kept.items) && kept.items.every(isItem) ? kept : nothingChosen;
  } catch {
    return nothingChosen;
  }
}

const isItem = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'genericItemId' in item &&
  typeof item.genericItemId === 'string' &&
  'articleNumber' in item &&
  typeof item.articleNumber === 'string';
