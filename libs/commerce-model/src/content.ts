import type { ContentPage, ContentPart } from '@shop/api-contracts';
import type { Language } from './language.ts';

/** A part that may be for some countries alone. */
export type StoredPart = ContentPart & { countries?: string[] };

/** A page in one language; `{company}`, `{address}`, `{email}` and `{phone}` are filled in for each market. */
export interface StoredPage extends ContentPage {
  language: Language;
  parts: StoredPart[];
}
