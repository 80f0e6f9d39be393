import { languageFacts } from '@shop/i18n/server';
import { languages, type Language } from './language.ts';

/** PostgreSQL's stemming dictionary for each language; the configurations also remove accents. */
export const textSearchLanguages: readonly { language: Language; configuration: string; dictionary: string }[] =
  languages.map((language) => ({
    language,
    configuration: `shop_${language.slice(0, 2)}`,
    dictionary: languageFacts[language].textSearchDictionary,
  }));
