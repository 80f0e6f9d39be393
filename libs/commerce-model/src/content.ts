import type { ContentPage, ContentPart } from '@shop/api-contracts';
import type { Language } from './language.ts';

/** A part of a page, optionally limited to some countries. */
export type StoredPart = ContentPart & { countries?: string[] };

/** A page in one language; `{company}`, `{address}`, `{email}` and `{phone}` are replaced for each market. */
export interface StoredPage extends ContentPage {
  language: Language;
  parts: StoredPart[];
}
