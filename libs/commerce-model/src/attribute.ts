import type { Translated } from './language.ts';

/** Number attributes have numbers in their unit, text attributes codes whose names are in `StoredAttribute.values`. */
export type AttributeValues = Record<string, (string | number)[]>;

export interface StoredAttribute {
  id: string;
  type: 'text' | 'number' | 'interval';
  unit: string | null;
  name: Translated;
  /** Head of its column in tables, where the name is too long for one. */
  shortName?: Translated;
  group: Translated;
  /** Values in filters: as they come in the catalogue, or by name. */
  order?: 'catalogue';
  /** Names of coded values; a code without an entry is shown as it is. */
  values?: Record<string, Translated>;
}
