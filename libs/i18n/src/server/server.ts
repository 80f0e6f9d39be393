// Language support for servers, without React or browser APIs.
export { languageFacts, languageOf, languageTags, type LanguageFacts, type LanguageTag } from '../languages.ts';
export { parseLocale, type Locale } from '../locale.ts';
export { createServerTexts } from './create-server-texts.ts';
export type { TextValues, TranslateFunction } from '../translate-function.ts';
