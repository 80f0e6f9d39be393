import type { ItemCard, LineToAdd } from '@shop/api-contracts';

/** What is to go into a list. */
export interface SaveRequest {
  lines: readonly LineToAdd[];
  configurationIds?: readonly string[];
  /** Articles of the lines, as far as they are known, for analytics. */
  items?: readonly ItemCard[];
}

/** What is to go into a list after sign-in. */
export interface SaveAction {
  /** The control that began it, which carries it on. */
  place: string;
  lines: LineToAdd[];
  configurationIds?: string[];
}

/** Type of the post-sign-in action. */
export const saveAction = 'saveToList';

/** Local storage may hold what somebody else wrote; upstream checks the lines. */
export function isSaveAction(payload: unknown): payload is SaveAction {
  if (typeof payload !== 'object' || payload === null) return false;
  const { place, lines } = payload as Partial<Record<keyof SaveAction, unknown>>;
  return typeof place === 'string' && Array.isArray(lines);
}
