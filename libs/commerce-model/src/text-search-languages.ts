import type { Language } from './language.ts';

/** Which dictionary of PostgreSQL stems the words of a language; each configuration also removes accents. */
export const textSearchLanguages: { language: Language; configuration: string; dictionary: string }[] = [
  { language: 'en', configuration: 'shop_en', dictionary: 'english' },
  { language: 'sv', configuration: 'shop_sv', dictionary: 'swedish' },
  { language: 'de', configuration: 'shop_de', dictionary: 'german' },
  { language: 'fr', configuration: 'shop_fr', dictionary: 'french' },
  { language: 'nl', configuration: 'shop_nl', dictionary: 'dutch' },
  { language: 'pt-BR', configuration: 'shop_pt', dictionary: 'portuguese' },
  { language: 'sr-Latn', configuration: 'shop_sr', dictionary: 'serbian' },
];

/** Name of the text search configuration of a language. */
export function configurationOf(language: Language): string {
  const found = textSearchLanguages.find((entry) => entry.language === language);
  if (!found) throw new Error(`No text search configuration for ${language}`);
  return found.configuration;
}
