import type { ItemCard, LineToAdd } from '@shop/api-contracts';

/** Lines and configurations to save in a list. */
export interface SaveRequest {
  lines: readonly LineToAdd[];
  configurationIds?: readonly string[];
  /** Known articles of the lines, for analytics. */
  items?: readonly ItemCard[];
}

/** A save that continues after sign-in. */
export interface SaveAction {
  /** The control that started it, and continues it. */
  place: string;
  lines: LineToAdd[];
  configurationIds?: string[];
}

/** Type of the post-sign-in action. */
export const saveAction = 'saveToList';

/** The content of local storage is untrusted; upstream checks the lines. */
export function isSaveAction(payload: unknown): payload is SaveAction {
  if (typeof payload !== 'object' || payload === null) return false;
  const { place, lines } = payload as Partial<Record<keyof SaveAction, unknown>>;
  return typeof place === 'string' && Array.isArray(lines);
}
