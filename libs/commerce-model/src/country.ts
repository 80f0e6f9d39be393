import type { Translated } from './language.ts';

export interface StoredCountry {
  code: string;
  name: Translated;
  states?: { code: string; name: string }[];
  /** Format of postal codes; the pattern matches a whole field, without anchors. */
  postalCode?: { pattern: string; example: string };
}
