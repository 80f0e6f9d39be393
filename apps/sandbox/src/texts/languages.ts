import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';

/** The shop's languages; pages are marked with these tags. */
const textsByTag = new Map<string, Texts>([
  ['en', en],
  ['sv', sv],
  ['de', de],
  ['fr', fr],
  ['nl', nl],
  ['pt-BR', pt],
  ['sr-Latn', sr],
]);

/** What a page is written in. */
export interface Language {
  /** For `lang` and dates: `sr-Latn`. */
  tag: string;
  texts: Texts;
}

/**
 * The first language that we have: `pt`, `pt-BR` and `pt-PT` are all Brazilian Portuguese, Serbian is in Latin script. English for others.
 *
 * @param wished as in `ui_locales` (`sr-Latn-RS en`) or Accept-Language (`sv-SE,sv;q=0.9`)
 */
export function languageFor(...wished: (string | undefined)[]): Language {
  for (const locale of wished.flatMap((list) => list?.split(/[\s,]+/) ?? [])) {
    const base = locale.split(/[-;]/)[0]?.toLowerCase();
    const found = [...textsByTag].find(([tag]) => tag.split('-')[0] === base);
    if (found) return { tag: found[0], texts: found[1] };
  }
  return { tag: 'en', texts: en };
}
