import type { Translated } from './language.ts';

export interface StoredCountry {
  code: string;
  name: Translated;
  states?: { code: string; name: string }[];
  /** How postal codes look; the pattern is for a whole field, without anchors. */
  postalCode?: { pattern: string; example: string };
}
